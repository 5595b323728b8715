import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain, listServices, onEnd } from '@lawdex/infra/testing';
import { runOldTests } from './old-tests.ts';
import { checkOut, previousRelease } from './previous-release.ts';

// npm run lab -- upgrade: the release before works on the schema of now, because both serve visitors during an upgrade. Needs npm run build.
const { values } = parseArgs({
  options: {
    /** A tag or commit. */
    from: { type: 'string' },
    /** One service instead of all. */
    service: { type: 'string' },
    /** Spec files whose path holds this. */
    only: { type: 'string' },
    /** SQL that is run after the migrations, to see the check fail. */
    break: { type: 'string' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { ref, why } = previousRelease(values.from);
  say(`The release before: ${ref} (${why})`);
  const before = await checkOut(ref);
  onEnd(() => {
    before.remove();
    process.exit(130);
  });
  let broken = 0;
  let passed = 0;
  try {
    const services = listServices()
      .filter(({ name, database }) => database && (values.service ?? name) === name)
      .filter(({ name }) => existsSync(join(before.dir, name)));
    for (const { name } of services) {
      const outcome = await runOldTests({
        dir: before.dir,
        service: name,
        ...(values.only === undefined ? {} : { only: values.only }),
        ...(values.break === undefined ? {} : { andThen: values.break }),
      });
      broken += outcome.failed.length;
      passed += outcome.passed;
      say(`  ${name}: ${outcome.passed} tests passed with the new schema, ${outcome.failed.length} failed`);
      for (const test of outcome.failed) say(`    BROKEN ${test}`);
      for (const test of outcome.failedBefore) say(`    fails with its own schema too: ${test}`);
    }
  } finally {
    before.remove();
  }
  if (passed + broken === 0) throw new Error('No test was run.');
  say(broken === 0 ? 'The release before works on the new schema.' : 'The new schema breaks the release before.');
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
