import { ROOT } from '../start/paths.ts';
import { explain } from '../start/run.ts';
import { checkCompose } from './check.ts';

// npm run check:compose: the files that operators start Lawdex with agree with the programs and with our rules. Needs npm run build.
try {
  const problems = await checkCompose(ROOT);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('The compose file, the Dockerfile and .env.example hold to every rule.');
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
