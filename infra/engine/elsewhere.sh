#!/bin/sh
# Runs a site whose PostgreSQL is not its own, as docs/OPERATIONS.md says under "PostgreSQL, Meilisearch or a collector elsewhere": a server
# with TLS, at a port of this machine, whose admin may make databases and logins and is neither superuser nor may replicate.
#   infra/engine/elsewhere.sh
# Needs git, curl, openssl and a Docker engine on which no site of ours runs; it takes the ports 80, 443 and 25432, and everything that it made away again.
set -eu
checkout=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
end() {
  cd "$work/site/infra" && docker compose --profile '*' down --volumes --remove-orphans >/dev/null 2>&1 || true
  docker rm --force --volumes lawdex-elsewhere >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap end EXIT
promise() {
  what=$1
  shift
  if "$@" >"$work/said" 2>&1; then echo "holds   $what"; else
    echo "BROKEN  $what"
    tail -n 20 "$work/said"
    exit 1
  fi
}
git clone --quiet --no-hardlinks "$checkout" "$work/site"
cd "$work/site/infra"
image=$(sed -n 's/^ *image: \(postgres:.*\)$/\1/p' docker-compose.yml)
address=$(docker network inspect bridge --format '{{(index .IPAM.Config 0).Gateway}}')

# A maker of certificates, and the server's own.
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj '/CN=elsewhere CA' -keyout "$work/ca.key" -out "$work/ca.pem" 2>/dev/null
openssl req -newkey rsa:2048 -nodes -subj '/CN=elsewhere' -keyout "$work/server.key" -out "$work/server.csr" 2>/dev/null
printf 'subjectAltName=IP:%s' "$address" >"$work/names"
openssl x509 -req -in "$work/server.csr" -CA "$work/ca.pem" -CAkey "$work/ca.key" -days 2 -extfile "$work/names" -out "$work/server.pem" 2>/dev/null
cat >"$work/hba" <<'HBA'
local   all all scram-sha-256
hostssl all all all scram-sha-256
HBA
chmod 755 "$work" && chmod 644 "$work/server.key" "$work/server.pem" "$work/hba"
docker run --detach --name lawdex-elsewhere --publish 25432:5432 --env POSTGRES_PASSWORD=its-own --volume "$work:/given:ro" \
  --entrypoint sh "$image" -c 'install -o postgres -m 600 /given/server.key /tmp/server.key && exec docker-entrypoint.sh postgres -c ssl=on \
  -c ssl_cert_file=/given/server.pem -c ssl_key_file=/tmp/server.key -c hba_file=/given/hba' >/dev/null
there() { docker exec -e PGPASSWORD=its-own lawdex-elsewhere psql -h "$address" -p 25432 -U postgres -d "${2:-postgres}" -Atc "$1"; }
for _ in $(seq 60); do there 'select 1' >/dev/null 2>&1 && break || sleep 1; done
there "create role provider login createdb createrole nosuperuser noreplication password 'theirs'" >/dev/null
there 'create database defaultdb owner provider' >/dev/null

# Commands as an operator types them.
mkdir -m 700 secrets
echo "postgres://provider:theirs@$address:25432/defaultdb?sslmode=verify-full&sslrootcert=/run/secrets/postgres_ca" >secrets/admin_database_url
cp "$work/ca.pem" secrets/postgres_ca && chmod 444 secrets/*
docker/make-secrets.sh >/dev/null
sed -i 's#^PUBLIC_ORIGIN=.*#PUBLIC_ORIGIN=https://localhost#' .env
echo 'COMPOSE_FILE=docker-compose.yml:external-postgres.yml' >>.env
docker compose up -d --quiet-pull >"$work/up.log" 2>&1 || { cat "$work/up.log"; exit 1; }
promise 'the first start, from nothing: everything is healthy' docker compose up -d --wait
promise 'no PostgreSQL of our own was started' sh -c '! docker compose ps --all --format "{{.Service}}" | grep -qx postgres'
promise 'every session of ours speaks TLS' test "$(there "select count(*) filter (where not ssl) || ' of ' || (count(*) > 5) from pg_stat_ssl join pg_stat_activity using (pid) where usename ~ '^lawdex_'")" = '0 of true'

get() { curl --insecure --silent --fail --retry 5 --retry-all-errors "https://localhost$1"; }
finds() { for _ in $(seq 60); do get "$1" | grep -q "$2" && return 0 || sleep 1; done; return 1; }
lacks() { ! get "$1" | grep -q "$2"; }
printf 'name,address,city,state,zipCode,phone,category\nZephyr Quill Law,1 Main St,Austin,TX,78701,(512) 555-0100,Divorce\n' >"$work/firms.csv"
promise 'firms are imported' docker compose run --rm --no-deps -T -v "$work/firms.csv:/tmp/firms.csv:ro" svc-directory node dist/import.js /tmp/firms.csv
promise 'search finds them' finds '/api/businesses/search?query=zephyr' zephyr-quill
id=$(get '/api/businesses/search?query=zephyr' | sed -n 's/.*"id":"\([0-9a-f-]*\)","name":"Zephyr.*/\1/p;s/.*"businesses":\[{"id":"\([0-9a-f-]*\)".*/\1/p' | head -n 1)
review() { curl --insecure --silent --fail --json "{\"userName\":\"$1\",\"rating\":5}" --header 'Origin: https://localhost' "https://localhost/api/businesses/$id/reviews"; }
promise 'a review is written' review 'Before Backup'
promise 'and shown' finds "/api/businesses/$id/reviews" 'Before Backup'

promise 'a copy of the whole server is refused, with what to set' sh -c 'docker compose run --rm --no-deps -T -e BACKUP_BY=base backup backup.mjs now 2>&1 | grep BACKUP_BY=dump'
promise 'each database is dumped, and the dumps are read back' docker compose exec -T backup node backup.mjs now
cat "$work/said"
backup=$(docker compose exec -T backup sh -c 'ls /backups/*.dumps.tar.gz.sealed' | tail -n 1)
promise 'a review is written after the backup' review 'After Backup'
docker compose stop >/dev/null 2>&1
promise 'the backup is restored while the site is stopped' docker compose run --rm --no-deps -T backup backup.mjs restore "$backup"
cat "$work/said"
promise 'the site starts on it' docker compose up -d --wait
promise 'with the review from before it' finds "/api/businesses/$id/reviews" 'Before Backup'
promise 'and not the one from after it' lacks "/api/businesses/$id/reviews" 'After Backup'
promise 'search still finds the firm' finds '/api/businesses/search?query=zephyr' zephyr-quill
promise 'search is told again of every firm' docker compose exec -T svc-directory node -e "fetch('http://127.0.0.1:3000/internal/republish',{method:'POST',headers:{'x-internal-token':require('fs').readFileSync('/run/secrets/internal_token','utf8').trim()}}).then((r)=>process.exit(r.ok?0:1))"
promise 'writes go on' review 'After Restore'

BACKUP_BY=off docker compose up -d --no-deps --wait backup >/dev/null 2>&1
promise 'without backups of ours nothing complains' sh -c 'test "$(docker inspect --format "{{.State.Health.Status}}" $(docker compose ps -q backup))" = healthy'

git -c user.name=x -c user.email=x@example.org commit --quiet --allow-empty --message 'the next version'
promise 'an upgrade' docker/upgrade.sh
promise 'and the way back' docker/rollback.sh
promise 'the firm and its review are still there' finds "/api/businesses/$id/reviews" 'After Restore'
