#!/bin/sh
# Twelve words of sixty for a review, others for each number: infra/engine/words.sh <number>
awk -v number="$1" 'BEGIN {
  count = split("answer call came case clear clerk court custody date deed delay draft fair fee file firm form hearing help honest hour house judge kind known \
    lease letter line meeting month notice office often open order paper patient phone plain plan price promise prompt question quick rent reply result said \
    settled signed slow spoke told trial visit wait week wise wrote", words, " ")
  srand(number)
  for (n = 0; n < 12; n++) printf "%s%s", words[int(rand() * count) + 1], n < 11 ? " " : "\n"
}'
