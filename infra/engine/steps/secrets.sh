#!/bin/sh
# Tries docs/OPERATIONS.md, "Secrets", under visitors.
. engine/lib.sh
rotate() {
  rm secrets/directory_database_url secrets/internal_token
  docker/make-secrets.sh && docker/replace.sh --force-recreate
}
under_visitors 'rotate a login and the token' rotate
went_well 'secrets of services are rotated' $?
expect 'the site is well' is_well

rotate_admin() {
  rm secrets/postgres_password secrets/admin_database_url
  docker/make-secrets.sh
  echo "alter role lawdex_admin password '$(cat secrets/postgres_password)'" | docker compose exec -T postgres \
    sh -c 'PGPASSWORD=$(cat /run/secrets/postgres_password) psql -U lawdex_admin -d postgres'
  docker/replace.sh --force-recreate
}
under_visitors 'rotate the superuser' rotate_admin
went_well 'the password of the superuser is rotated' $?
expect 'the site is well' is_well
expect 'a backup is made with it' docker compose exec -T backup node backup.mjs now
exit $failed
