#!/bin/sh
# Upgrades under visitors: to a version whose migration fails, to one whose migration does not, back, and forward again.
. engine/lib.sh
migrations=../svc-blog/src/migrations
# release <name> <statement>: a commit with one more migration
release() {
  cat >"$migrations/1999000000000-tried.ts" <<END
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Tried1999000000000 implements MigrationInterface {
  name = 'Tried1999000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('$2');
  }

  async down(): Promise<void> {}
}
END
  grep -q Tried1999 "$migrations/index.ts" ||
    sed -i "s#^export const \([A-Z_]*\) = \[#import { Tried1999000000000 } from './1999000000000-tried.ts';\n\nexport const \1 = [\n  Tried1999000000000,#" "$migrations/index.ts"
  git add --all .. && git commit --quiet --message "$1" && git tag "$1-engine-job"
}
image_of() { docker inspect --format '{{.Config.Image}}' "$(docker compose ps --quiet "$1")"; }
runs() { for name in $(programs); do [ "${1#*:}" = "$(image_of "$name" | sed 's/.*://')" ] || return 1; done; }

before=$(running)
version=$(image_of shell | sed 's/.*://')
release bad 'create table tried as select 1 / 0 as n'
under_visitors 'upgrade, its migration fails' docker/upgrade.sh
expect 'it ends with an error' [ $? != 0 ]
expect 'it says why' grep -q 'division by zero' "$work/log"
expect 'nothing was replaced' [ "$before" = "$(running)" ]

release good 'create table tried (n int)'
under_visitors 'upgrade, images built meanwhile' docker/upgrade.sh
went_well 'upgrade' $?
expect 'every program is of the version' runs good-engine-job
expect 'a backup was made before' sh -c "grep -q 'backup made' '$work/log'"
under_visitors 'rollback' docker/rollback.sh
went_well 'rollback' $?
expect "every program is of $version" runs "$version"
under_visitors 'upgrade, images built before' docker/upgrade.sh
went_well 'upgrade again' $?
expect 'every program is of the version' runs good-engine-job
under_visitors 'rollback to a version by name' docker/rollback.sh "$version"
went_well 'rollback by name' $?
refuse 'rollback to what is not there' 'There is no' docker/rollback.sh none-engine-job
expect 'the site is well' is_well
exit $failed
