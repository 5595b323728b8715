#!/bin/sh
# Brings the site to the version of this checkout, which is built, or to a version that is named, which is pulled:
#   infra/docker/upgrade.sh [version]
# A backup comes first. Nobody is lost on the way, and when a migration fails, nothing is replaced.
set -eu
umask 077
cd "$(dirname "$0")/.."
before=$(sed -n 's/^LAWDEX_VERSION=//p' .env | tail -n 1)
before=${before:-local}
LAWDEX_VERSION=${1:-$(git describe --tags --always --dirty)}
export LAWDEX_VERSION

docker/make-secrets.sh
if [ $# -gt 0 ]; then docker compose pull --quiet --policy missing; else docker compose build --quiet; fi
docker compose run --rm --no-deps -T backup backup.mjs now
# What runs is written down first: docker/rollback.sh goes back to it also when the new version does not start.
[ "$before" = "$LAWDEX_VERSION" ] || echo "$before" >.version-before
docker/replace.sh || {
  echo "The upgrade to $LAWDEX_VERSION failed. What was replaced until then, docker/rollback.sh brings back to $before." >&2
  exit 1
}

if [ "$before" != "$LAWDEX_VERSION" ]; then
  sed '/^LAWDEX_VERSION=/d' .env >.env.new
  echo "LAWDEX_VERSION=$LAWDEX_VERSION" >>.env.new
  mv .env.new .env
fi
echo "$LAWDEX_VERSION runs; docker/rollback.sh goes back to $before. Once you are content, this frees what nobody uses any more:"
echo "  docker image prune; docker volume prune; docker image rm of the versions to which you will not go back"
