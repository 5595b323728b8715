#!/bin/sh
# Replaces what has changed, one container after the other, so that somebody always answers; `docker compose up -d` would stop all of
# them first. When a migration fails, nothing is replaced. What is given is handed on to `docker compose up`, such as --force-recreate.
# With BACK=1 migrations are left alone and the shells go first, because an old shell can ask new services, and not the other way round.
set -eu
cd "$(dirname "$0")/.."
here=$(docker compose config --services)
listed() { printf '%s\n' "$here" | grep -E -- "$1" || true; }
services=$(listed '^svc-' | grep -Ev -- '-(migrate|seed)$' | sort -r)

fail() {
  echo "$1" >&2
  exit 1
}
job() { docker compose run --rm --no-deps -T "$@"; }
if listed '^edge-check$' | grep -q .; then job edge-check || fail 'infra/.env or infra/edge/Caddyfile is wrong for the edge: nothing was replaced.'; fi

replace() {
  for one in "$@"; do
    listed "^$one\$" | grep -q . || continue
    docker compose up -d --no-deps --no-build --wait $options "$one" ||
      fail "$one did not become healthy: docker compose logs $one says why. What comes after it was not replaced."
  done
}
options=$*

if [ -z "${BACK:-}" ]; then
  for one in databases $(listed '-migrate$'); do
    job "$one" || fail "$one failed: nothing was replaced, and the version before goes on."
  done
  replace postgres meilisearch $services
  job releases
  replace shell shell-standby
else
  job releases
  replace shell shell-standby $services
fi
replace backup prometheus alertmanager blackbox-exporter node-exporter postgres-exporter grafana
# It is given no secrets, and it is alone.
options=
replace edge
# The edge reads its Caddyfile again, without losing a connection.
docker compose exec -T edge sh /etc/caddy/caddy.sh reload --address unix//tmp/admin.sock
