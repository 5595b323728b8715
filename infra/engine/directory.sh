#!/bin/sh
# Asks the directory's database of the site in whose folder infra this runs: engine/directory.sh 'select count(*) from reviews'
printf '%s' "$1" | docker compose exec -T postgres sh -c 'PGPASSWORD=$(cat /run/secrets/postgres_password) psql -U lawdex_admin -d lawdex_directory -At'
