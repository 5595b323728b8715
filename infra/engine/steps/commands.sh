#!/bin/sh
# Types the commands of docs/OPERATIONS.md, "Commands in containers"; and looks at what visitors see of it.
. engine/lib.sh
expect 'an empty site stays empty' page_lacks /api/businesses/search '"businesses":\[{'

# The other ones are for visitors who write.
{
  printf 'name,address,city,state,zipCode,phone,category\nZephyr Quill Law,1 Main St,Austin,TX,78701,(512) 555-0100,Divorce\n'
  for one in $(seq 10 50); do printf 'Ardent %d Law,%d Oak St,Austin,TX,78701,(512) 555-01%d,Divorce\n' "$one" "$one" "$one"; done
} >"$work/firms.csv"
expect import docker compose run --rm --no-deps -T -v "$work/firms.csv:/tmp/firms.csv:ro" svc-directory node dist/import.js /tmp/firms.csv
found() { page_has '/search?query=zephyr+quill' 'href="/business/zephyr'; }
expect 'search finds the firm' within 60 found

firm=$(businesses 1)
expect 'a visitor reviews it' reviewed "$firm" engine-job-1
expect 'the same review again is the same' reviewed "$firm" engine-job-1
id=$(sed -n 's/^{"id":"\([^"]*\)".*/\1/p' "$work/review")
expect 'it is shown' within 20 page_has "/business/$(visit "$origin/api/businesses/search?query=zephyr&limit=1" | sed -n 's/.*"slug":"\(zephyr[^"]*\)".*/\1/p')" engine-job-1
report() { visit --fail --header "origin: $origin" --header 'content-type: application/json' --data '{"reason":"not-genuine"}' "$origin/api/businesses/$firm/reviews/$id/reports"; }
expect 'a visitor reports it' report
reviews() { docker compose exec -T -e PUBLIC_ORIGIN="$origin" svc-directory node dist/reviews.js "$@"; }
lists() { reviews reported | grep "$id"; }
shown() { page_has "/api/businesses/$firm/reviews" "$id"; }
hidden() { ! shown; }
expect 'reviews reported' lists
expect 'reviews hide' reviews hide "$id" --reason personal-data --words 'Names a third person'
expect '  it is not shown any more' within 20 hidden
expect 'reviews restore' reviews restore "$id"
expect '  it is shown again' within 20 shown
expect 'reviews keep' reviews keep "$id" --reason 'Checked with the firm'

cat >"$work/engine-job.md" <<'END'
---
title: A post of the engine job
description: What an operator does to have a post of their own on the blog of a site that runs in containers.
excerpt: One file, one command, and the post is there within seconds for everybody who reads it.
author: engine-job
status: draft
---

The first paragraph says what the post is about.
END
mkdir -p "$work/content/posts" && mv "$work/engine-job.md" "$work/content/posts/"
printf -- '- slug: engine-job\n  name: Engine Job\n  bio: Engine Job writes about engines.\n  avatar: null\n  socialLinks: {}\n  timeZone: America/New_York\n' >"$work/content/authors.yaml"
chmod -R a+rX "$work/content" # For the user in the container.
expect 'blog import' docker compose run --rm --no-deps -T -v "$work/content:/tmp/content:ro" svc-blog node dist/blog.js import /tmp/content
blog() { docker compose exec -T svc-blog node dist/blog.js "$@"; }
expect '  a draft is not shown' answers /blog/engine-job 404
expect 'blog list' blog list
expect 'blog publish' blog publish engine-job
expect '  it is shown' within 20 answers /blog/engine-job 200
expect 'blog unpublish' blog unpublish engine-job
expect 'blog publish again' blog publish engine-job

search() { docker compose exec -T -e ADMIN_URL=http://127.0.0.1:3001 svc-search-indexer node "$@"; }
expect 'search status' search dist/search.js status
expect 'search searches' search dist/search.js searches
expect 'reindex --dry-run' search dist/reindex.js --dry-run
expect 'reindex --engine postgres' search dist/reindex.js --engine postgres
expect '  search finds the firm' within 60 found
expect 'backup now' docker compose exec -T backup node backup.mjs now
exit $failed
