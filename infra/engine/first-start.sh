#!/bin/sh
# Does what docs/OPERATIONS.md says under "Install on one machine", in a folder of its own, and asks whether the site answers:
#   infra/engine/first-start.sh [times]
# Needs git and a Docker engine on which no site of ours runs; it takes the ports 80 and 443 and everything that it made away again.
set -eu
times=${1:-1}
checkout=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for round in $(seq "$times"); do
  git clone --quiet --no-hardlinks "$checkout" "$work/$round"
  cd "$work/$round/infra"
  docker/make-secrets.sh >/dev/null
  sed -i 's#^PUBLIC_ORIGIN=.*#PUBLIC_ORIGIN=https://localhost#' .env
  began=$(date +%s)
  docker compose up -d --quiet-pull >"$work/up.log" 2>&1 || { cat "$work/up.log"; docker compose ps --all; exit 1; }
  docker compose up -d --wait >/dev/null 2>&1
  echo "start $round: up after $(($(date +%s) - began)) s: $(docker compose ps --format '{{.Name}}' | wc -l) containers run," \
    "$(docker compose ps --format '{{.Health}}' | grep -c '^healthy') of them healthy"
  for path in / /search?query=divorce /blog /health; do
    echo "  $path $(curl --insecure --silent --output /dev/null --retry 5 --retry-all-errors --write-out '%{http_code}, HTTP/%{http_version}, %header{alt-svc}' "https://localhost$path")"
  done
  docker compose --profile '*' down --volumes --remove-orphans >/dev/null 2>&1
  cd "$checkout"
done
