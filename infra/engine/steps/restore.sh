#!/bin/sh
# Tries docs/OPERATIONS.md, "Restore": what was before the backup is there afterwards, and what came after it is not.
. engine/lib.sh
firm=$(businesses 1)
expect 'a review before the backup' reviewed "$firm" "before-backup-$$"
expect 'the backup' docker compose exec -T backup node backup.mjs now
file=$(docker compose exec -T backup ls /backups | sort | tail -n 1)
expect 'a review after it' reviewed "$firm" "after-backup-$$"
restore() { docker compose --profile restore run --rm --no-deps -T restore "$@"; }
refuse 'restore while the site runs' 'PostgreSQL runs' restore "/backups/$file"
began=$(date +%s)
expect 'docker compose stop' docker compose stop
expect 'restore' restore "/backups/$file"
expect 'the index of Meilisearch is of a later time' sh -c 'docker compose rm --force meilisearch node-exporter && docker volume rm lawdex_meilisearch'
expect 'docker compose up -d' docker compose up -d --wait
say "well again after $(($(date +%s) - began)) s"
expect 'the site is well' within 60 is_well
expect 'the review from before is there' stands "before-backup-$$"
expect 'the one from after is not' stands "after-backup-$$" 0
expect 'search finds the firm' within 60 page_has '/search?query=zephyr+quill' 'href="/business/zephyr'
exit $failed
