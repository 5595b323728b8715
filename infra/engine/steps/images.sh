#!/bin/sh
# Looks into the images: their sizes, whom they run as, and that nothing of development or private is in them, nor anything that their user may change.
. engine/lib.sh
tools='typescript|webpack|tsx|esbuild|jest|oxlint|oxfmt|storybook|@storybook|playwright[^/]*|puppeteer[^/]*|lighthouse|embedded-postgres|@swc|@testing-library'
files() { docker run --rm --network none --entrypoint find "$1" /app -xdev -type f; }
ours() { files "$1" | grep -v /node_modules/; }
free_of() {
  ! files "$1" | grep -E "node_modules/($tools)/|/(\.env|\.git|secrets)(/|\$)" &&
    ! ours "$1" | grep -E '/src/.*\.tsx?$|\.spec\.[jt]sx?$'
}
maps_with_sources() {
  docker run --rm --network none --entrypoint grep "$1" -rlE '"sourcesContent": *\["' /app --include='*.map' --exclude-dir=node_modules
}
fixed() { [ -z "$(docker run --rm --network none --entrypoint find "$1" /app -xdev -writable ! -type l)" ]; }
unprivileged() { [ "$(docker run --rm --network none --entrypoint id "$1" -u)" != 0 ]; }

for image in $(docker compose config --images | grep '^lawdex/' | sort -u); do
  say "$image: $(docker image inspect --format '{{.Size}}' "$image" | awk '{ printf "%d MB", $1 / 1e6 }')"
  expect "$image does not run as root" unprivileged "$image"
  case $image in
    */edge:* | */meilisearch:*) ;;
    *)
      say "  $(files "$image" | wc -l) files in /app, $(docker run --rm --network none --entrypoint du "$image" -sm /app | cut -f 1) MB"
      expect "$image holds nothing of development and nothing private" free_of "$image"
      expect "$image holds no source map with sources" [ -z "$(maps_with_sources "$image")" ]
      expect "$image holds nothing that its user may change" fixed "$image"
      ;;
  esac
done
exit $failed
