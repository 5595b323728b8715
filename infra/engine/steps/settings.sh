#!/bin/sh
# A wrong setting ends its program with one message that names it.
. engine/lib.sh
run() { docker compose run --rm --no-deps -T "$@"; }
for name in $(docker compose config --services | grep '^svc-' | grep -Ev -- '-(migrate|seed)$'); do
  refuse "$name with a wrong port" PORT run -e PORT=99999 "$name"
  refuse "$name with a wrong database" DATABASE_URL run -e DATABASE_URL=mysql://x -e DATABASE_URL_FILE= "$name"
  refuse "$name without its secret" INTERNAL_TOKEN run -e INTERNAL_TOKEN_FILE=/run/secrets/none "$name"
  refuse "$name-migrate with a wrong database" DATABASE_URL run -e MIGRATION_DATABASE_URL=nonsense -e MIGRATION_DATABASE_URL_FILE= "$name-migrate"
done
for setting in PORT=99999 PUBLIC_ORIGIN=example.org UPSTREAMS=nonsense RENDER_WORKERS=none MAX_CONNECTIONS=0 TRUSTED_PROXIES=nobody REGISTRY_FILE= METRICS_PORT=x LOG_LEVEL=loud; do
  refuse "shell with $setting" "${setting%%=*}" run -e "$setting" shell
done
refuse 'shell without its releases' /none/registry.json run -e REGISTRY_FILE=/none/registry.json shell
refuse 'shell at an address that is not here' 192.0.2.1 run -e HOST=192.0.2.1 shell
refuse 'migrations of a database that is not there' nowhere run -e MIGRATION_DATABASE_URL=postgres://a:b@nowhere:5432/c -e MIGRATION_DATABASE_URL_FILE= svc-directory-migrate
refuse 'import with a login that PostgreSQL does not know' authentication run -e DATABASE_URL=postgres://a:b@postgres:5432/lawdex_directory -e DATABASE_URL_FILE= svc-directory node dist/import.js /etc/hosts
refuse 'backup with a wrong pause' BACKUP_HOURS run -e BACKUP_HOURS=0 backup
refuse 'backup with a wrong number' BACKUPS_KEPT run -e BACKUPS_KEPT=many backup
refuse 'databases with a wrong address' ADMIN_DATABASE_URL run -e ADMIN_DATABASE_URL=nonsense -e ADMIN_DATABASE_URL_FILE= databases
refuse 'import of a file that is not there' none.csv run svc-directory node dist/import.js /tmp/none.csv
refuse 'demo data with a wrong number' DEMO_FIRMS run -e DEMO_FIRMS=none svc-directory-seed
refuse 'compose without an origin' PUBLIC_ORIGIN env PUBLIC_ORIGIN= docker compose config --quiet
refuse 'compose without secrets' SECRETS_DIR env SECRETS_DIR= docker compose config --quiet
refuse 'edge with a range that is none' nobody env EDGE_TRUSTED_PROXIES=10.0.0.1,nobody docker/replace.sh
expect 'what runs was not touched' is_well
exit $failed
