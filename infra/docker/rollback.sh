#!/bin/sh
# Brings the site back to what ran before the last upgrade, which may have failed, or to the one that is named: infra/docker/rollback.sh [version]
# The databases stay as they are, because migrations only add as long as the version before may come back.
set -eu
umask 077
cd "$(dirname "$0")/.."
version=${1:-$(cat .version-before 2>/dev/null || true)}
export LAWDEX_VERSION="${version:-none}"
image=$(docker compose config --images | grep '/shell:' | head -n 1)
docker image inspect "$image" >/dev/null 2>&1 || {
  echo "There is no $image. Name a version that is here, one of:" $(docker image ls "${image%:*}" --format '{{.Tag}}') >&2
  exit 2
}
BACK=1 docker/replace.sh
sed '/^LAWDEX_VERSION=/d' .env >.env.new
echo "LAWDEX_VERSION=$version" >>.env.new
mv .env.new .env
echo "$version runs."
