#!/bin/sh
# Tries docs/OPERATIONS.md, "Install on one machine": secrets and .env are there, images are built.
. engine/lib.sh
began=$(date +%s)
expect 'docker compose up -d' docker compose up -d
expect 'every container becomes healthy' docker compose up -d --wait
say "up after $(($(date +%s) - began)) s: $(docker compose ps --format '{{.Name}}' | wc -l) containers, $(docker compose ps --format '{{.Health}}' | grep -c '^healthy') of them healthy"
for path in / /search?query=divorce /blog /cities /health; do expect "$path answers" answers "$path" 200; done
for path in /metrics /health/ready /health/live; do expect "$path is not for those outside" answers "$path" 404; done
head_of() { visit --head "$1" | tr -d '\r'; }
speaks() { [ "$(visit --output /dev/null --write-out '%{http_version}' "$origin/")" = 2 ]; }
redirects() { [ "$(visit --output /dev/null --write-out '%{http_code} %{redirect_url}' http://localhost/a)" = "308 $origin/a" ]; }
announces() { head_of "$origin/" | grep -i '^alt-svc: h3=":443"'; }
expect 'HTTP/2 is spoken' speaks
expect 'http leads to https' redirects
expect 'HTTP/3 is announced at port 443, and at no other' announces
alone() { [ "$(docker ps --filter label=com.docker.compose.project=lawdex --filter publish=1-65535 --format '{{.Names}}')" = lawdex-edge-1 ]; }
expect 'nothing but the edge is reached from outside' alone
private() { [ "$(stat -c %a secrets)" = 700 ]; }
expect 'secrets are in a folder that is closed to others' private
sheds() { [ "$(docker inspect --format '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.HostConfig.SecurityOpt}}' $(docker compose ps --quiet) | sort -u)" = 'true [ALL] [no-new-privileges:true]' ]; }
expect 'no container may write its files, gain rights or has any of root' sheds
exit $failed
