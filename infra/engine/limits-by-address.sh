#!/bin/sh
# Whom the limits of a running site take for one visitor, on the machine where its edge runs, as root: two addresses ask one after the other, the
# first more than one visitor may. The second has to be answered: by IPv4, by IPv6, and as visitors of a proxy at 10.99.2.2 that
# EDGE_TRUSTED_PROXIES names (otherwise the last two are refused alike). Needs curl and ip; the site is at https://localhost.
set -eu
clear() {
  for address in 10.99.0.1/32 10.99.2.2/32 10.99.3.2/32 fd11::1/128 fd11:0:0:1::2/128 fd11:0:0:2::2/128; do
    ip address del "$address" dev lo 2>/dev/null || true
  done
}
trap clear EXIT
clear
for address in 10.99.0.1/32 10.99.2.2/32 10.99.3.2/32; do ip address add "$address" dev lo; done
for address in fd11::1/128 fd11:0:0:1::2/128 fd11:0:0:2::2/128; do ip -6 address add "$address" dev lo nodad; done

# who, how many, edge, from, header
burst() {
  printf '%-44s' "$1, $2 reads:"
  for _ in $(seq "$2"); do
    printf 'url = "https://localhost/api/blog/posts?page=1"\noutput = /dev/null\n'
  done | curl --insecure --silent --parallel --parallel-max 8 --resolve "localhost:443:$3" --interface "$4" \
    ${5:+--header "$5"} --write-out '%{http_code}\n' --config - | sort | uniq -c | awk '{ printf " %s times %s", $1, $2 }'
  echo
}
burst 'IPv4 10.99.2.2' 400 10.99.0.1 10.99.2.2
burst 'IPv4 10.99.3.2' 100 10.99.0.1 10.99.3.2
burst 'IPv6 fd11:0:0:1::2' 400 '[fd11::1]' fd11:0:0:1::2
burst 'IPv6 fd11:0:0:2::2' 100 '[fd11::1]' fd11:0:0:2::2
sleep 11
burst '198.51.100.1 by the proxy 10.99.2.2' 400 10.99.0.1 10.99.2.2 'X-Forwarded-For: 198.51.100.1'
burst '203.0.113.9 by the proxy 10.99.2.2' 100 10.99.0.1 10.99.2.2 'X-Forwarded-For: 203.0.113.9'
