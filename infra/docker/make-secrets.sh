#!/bin/sh
# Makes what is missing of the secrets that docker-compose.yml names, and infra/.env beside it. Run again, it changes nothing
# that is there; delete a file of SECRETS_DIR first to have a new one made. With an admin_database_url of PostgreSQL elsewhere among them,
# the URLs of the services have its address and its parameters.
set -eu
infra=$(cd "$(dirname "$0")/.." && pwd)
folder=${SECRETS_DIR:-$infra/secrets}

random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

umask 077
mkdir -p "$folder"
# The files are for the users inside of the containers; the folder keeps everybody else out.
make() {
  # One that was brought along may be for its owner alone.
  if [ -s "$folder/$1" ]; then
    find "$folder/$1" ! -perm 444 -exec chmod 444 {} +
    return 0
  fi
  printf '%s\n' "$2" >"$folder/$1.new"
  chmod 444 "$folder/$1.new"
  mv "$folder/$1.new" "$folder/$1"
  echo "made $folder/$1"
}

make postgres_password "$(random)"
make redis_secret "$(random)"
make admin_database_url "postgres://lawdex_admin:$(cat "$folder/postgres_password")@postgres:5432/postgres"
admin=$(cat "$folder/admin_database_url")
host=$(printf '%s' "$admin" | sed 's#^.*@##; s#[/?].*$##')
parameters=$(printf '%s' "$admin" | sed -n 's#^[^?]*\(?.*\)$#\1#p')
# The authorities that this machine trusts, unless the file says otherwise.
if [ "$host" != postgres:5432 ]; then
  make postgres_ca "$(cat /etc/ssl/certs/ca-certificates.crt 2>/dev/null || true)"
  make monitor_database "$host/postgres$parameters"
fi
for name in $(sed -n 's/^ *file: \${SECRETS_DIR:?[^}]*}\/\([a-z_]*\)$/\1/p' "$infra/docker-compose.yml"); do
  case $name in
    *_migration_database_url) database=lawdex_${name%_migration_database_url} login=${database}_migrator ;;
    *_database_url) database=lawdex_${name%_database_url} login=$database ;;
    *) database= ;;
  esac
  if [ -n "$database" ]; then make "$name" "postgres://$login:$(random)@$host/$database$parameters"; else make "$name" "$(random)"; fi
done

env=${ENV_FILE:-$infra/.env}
if [ ! -e "$env" ]; then
  cp "$infra/.env.example" "$env"
  echo "made $env: set PUBLIC_ORIGIN in it"
fi
grep -q '^SECRETS_DIR=' "$env" || printf 'SECRETS_DIR=%s\n' "$folder" >>"$env"
