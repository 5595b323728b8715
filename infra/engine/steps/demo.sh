#!/bin/sh
# A site with fictional firms, and out of it a real, empty one, as docs/OPERATIONS.md says.
. engine/lib.sh
empty() { docker compose --profile '*' down && docker volume rm lawdex_postgres lawdex_meilisearch; }
expect 'the site is emptied' empty
cp .env "$work/env"
printf 'DEMO_DATA=true\nDEMO_FIRMS=200\n' >>.env
expect 'up with demo data' docker compose --profile demo up -d
firms() { page_has '/api/businesses/search?limit=1' '"businesses":\[{'; }
none() { page_lacks '/api/businesses/search?limit=1' '"businesses":\[{'; }
expect 'it has firms' within 60 firms
noindex() { visit "$origin/" | grep -qi 'noindex'; }
expect 'it keeps out of search engines' noindex
expect 'the demo is left' empty
cp "$work/env" .env
expect 'up again' docker compose up -d --wait
expect 'it has no firms' none
indexed() { ! noindex; }
expect 'search engines are let in' indexed
exit $failed
