#!/bin/sh
# An index of another version of Meilisearch is made anew by the step that docs/OPERATIONS.md names, under visitors, who are answered by PostgreSQL meanwhile.
. engine/lib.sh
expect 'its index says another version' docker compose exec -T meilisearch sh -c 'mkdir -p /meili/data && echo 1.49.0 >/meili/data/VERSION'
expect 'it is restarted' docker compose restart meilisearch
anew() { docker compose rm --stop --force meilisearch node-exporter && docker volume rm lawdex_meilisearch && docker compose up -d --no-deps --wait meilisearch; }
under_visitors 'an index of Meilisearch is made anew' anew
went_well 'it is made anew' $?
found() { page_has '/search?query=zephyr+quill' 'href="/business/zephyr'; }
expect 'search finds the firm' within 60 found
exit $failed
