#!/bin/sh
# Other names of the site, and the edge behind a proxy that ends TLS.
. engine/lib.sh
edge() { docker compose up -d --no-deps --no-build --wait edge; }
cp .env "$work/env"
# With the site's own, which would lead to itself.
echo 'OTHER_ORIGINS=https://www.localhost, https://localhost,https://other.localhost' >>.env
expect 'edge with OTHER_ORIGINS' edge
leads() { [ "$(visit --resolve "$1:443:127.0.0.1" --output /dev/null --write-out '%{http_code} %{redirect_url}' "https://$1/search?query=a%20b")" = "301 $origin/search?query=a%20b" ]; }
for host in www.localhost other.localhost; do expect "$host leads to $origin" leads "$host"; done
canonical() { page_has / '<link[^>]*rel="canonical" href="https://localhost"'; }

cp "$work/env" .env
printf 'COMPOSE_FILE=docker-compose.yml:behind-a-proxy.yml\nHTTP_PORT=127.0.0.1:8080\nEDGE_TRUSTED_PROXIES=172.30.83.1,172.30.83.9\n' >>.env
expect 'edge behind a proxy' edge
proxied() { visit --header 'Host: www.example.org' --header 'X-Forwarded-Proto: https' "http://127.0.0.1:8080$1"; }
plain() { [ "$(proxied / --output /dev/null --write-out '%{http_code}')" != '' ] && [ "$(visit --output /dev/null --write-out '%{http_code}' --header 'Host: www.example.org' http://127.0.0.1:8080/)" = 200 ]; }
closed() { ! visit --output /dev/null "$origin/"; }
expect 'it serves plain HTTP without leading to https' plain
expect 'it has no TLS of its own' closed
names() { proxied / | grep -q "$origin/"; }
expect 'pages name the public origin' names
burst() { for _ in $(seq "$1"); do printf 'url = "http://127.0.0.1:8080/api/blog/posts?page=1"\noutput = /dev/null\n'; done | curl --silent --parallel --parallel-max 8 --header "X-Forwarded-For: $2" --write-out '%{http_code}\n' --config - | grep -c 200; }
first=$(burst 400 198.51.100.1)
second=$(burst 100 203.0.113.9)
say "visitors of the proxy: $first of 400, of the second one $second of 100"
expect 'each visitor of the proxy has limits of their own' [ "$second" = 100 ]

cp "$work/env" .env
expect 'edge as before' edge
expect 'the site answers' within 20 is_well
expect 'one address is canonical' canonical
exit $failed
