import { runProgram } from '../commands/program.ts';
import { plannedOf } from './facts.ts';
import { dangersOf } from './statements.core.ts';

// npm run check:migrations: every migration is safe while the version before still serves visitors. Needs npm run build.
await runProgram(() => {
  const planned = [...plannedOf()].flatMap(([service, migrations]) =>
    migrations.map((migration) => ({ service, migration })),
  );
  const problems = planned.flatMap(({ service, migration }) =>
    dangersOf(migration).map((why) => `${service} ${migration.name} ${why}.`),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${planned.length} migrations are safe with the old version running.`);
  else console.error('Take away in a later release, in a migration with `contractOf`: docs/OPERATIONS.md, "Upgrade".');
  process.exitCode = problems.length === 0 ? 0 : 1;
});
