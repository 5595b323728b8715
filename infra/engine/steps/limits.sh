#!/bin/sh
# Tries whom the limits take for one visitor: of two addresses the first asks more than one visitor may, and the second has to be served all the same.
# By IPv4, by IPv6, and as visitors of a proxy that EDGE_TRUSTED_PROXIES names. The addresses are given to this machine for as long as it takes.
. engine/lib.sh
# By an image that holds busybox, so that neither root nor a program is needed here.
addresses() {
  docker run --rm --user 0 --network host --cap-add NET_ADMIN --entrypoint sh lawdex/edge:2.10.2 -c "
    for one in 10.99.0.1/32 10.99.2.2/32 10.99.3.2/32 fd11::1/128 fd11:0:0:1::2/128 fd11:0:0:2::2/128; do busybox ip address $1 \$one dev lo; done" >/dev/null 2>&1
}
trap 'addresses del' EXIT
addresses del
addresses add
sleep 3

# asked <how many> <edge> <from> [header]: how many of them were served
asked() {
  for _ in $(seq "$1"); do printf 'url = "%s/api/blog/posts?page=1"\noutput = /dev/null\n' "$origin"; done |
    curl --insecure --silent --parallel --parallel-max 8 --resolve "localhost:443:$2" --interface "$3" ${4:+--header "$4"} --write-out '%{http_code}\n' --config - | grep -c 200
}
limited() { [ "$1" -ge 250 ] && [ "$1" -lt 400 ]; }
two() {
  first=$(asked 400 "$2" "$3" ${5:+"$5"})
  second=$(asked 100 "$2" "$4" ${6:+"$6"})
  say "$1: $first of 400 served, of the second visitor $second of 100"
  expect "$1: the first is limited" limited "$first"
  expect "$1: the second is another" [ "$second" = 100 ]
}
two IPv4 10.99.0.1 10.99.2.2 10.99.3.2
two IPv6 '[fd11::1]' fd11:0:0:1::2 fd11:0:0:2::2
sleep 11
first=$(asked 400 10.99.0.1 10.99.2.2 'X-Forwarded-For: 198.51.100.1')
second=$(asked 100 10.99.0.1 10.99.2.2 'X-Forwarded-For: 203.0.113.9')
say "who says that they are others: $first of 400, then $second of 100"
expect 'nobody is believed who says that they are others' [ "$second" = 0 ]

set_edge() {
  cp .env "$work/env"
  printf '%s\n' "$@" >>.env
  expect "edge with $*" docker compose up -d --no-deps --no-build --wait edge
}
reset_edge() {
  cp "$work/env" .env
  expect 'edge as before' docker compose up -d --no-deps --no-build --wait edge
}
set_edge EDGE_TRUSTED_PROXIES=10.99.2.2
sleep 11
two 'visitors of a proxy' 10.99.0.1 10.99.2.2 10.99.2.2 'X-Forwarded-For: 198.51.100.1' 'X-Forwarded-For: 203.0.113.9'
reset_edge
set_edge EDGE_TRUSTED_PROXIES=10.99.2.2 CLIENT_IP_HEADERS=CF-Connecting-IP
sleep 11
two 'visitors of a CDN with a header of its own' 10.99.0.1 10.99.2.2 10.99.2.2 'CF-Connecting-IP: 198.51.100.1' 'CF-Connecting-IP: 203.0.113.9'
reset_edge
exit $failed
