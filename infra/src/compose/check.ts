import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkKubernetes } from '../kubernetes/check.ts';
import { listServices } from '../services/list-services.ts';
import { ROOT } from '../start/paths.ts';
import { explain } from '../start/run.ts';
import { undescribed } from './configuration.core.ts';
import { COMPOSE_FILE } from './sections.ts';
import { schemaProblems } from './schema.ts';
import { askPrograms } from './variables.ts';
import { writtenFiles } from './written-files.ts';

const ALERTS = 'infra/monitoring/alerts.yml';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prometheus' own check of its rules, where that program is installed. */
function checkAlerts(): string[] {
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', join(ROOT, ALERTS)], {
    encoding: 'utf8',
  });
  if (!error) return status === 0 ? [] : [`${ALERTS}: ${stdout}${stderr}`];
  say(`NOT RUN: promtool is not installed here, so that nothing has read the expressions of ${ALERTS}.`);
  return [];
}

// npm run check:compose: the files that operators start Lawdex with follow from the programs, and hold to their schemas. Needs npm run build.
try {
  const variables = askPrograms(ROOT, listServices());
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const problems = [
    ...[...(await writtenFiles(ROOT))]
      .filter(([path, text]) => read(path) !== text)
      .map(([path]) => `${path} does not follow from each svc.json and the programs: npm run compose`),
    ...undescribed(variables),
    ...schemaProblems(read(COMPOSE_FILE)).map((problem) => `${COMPOSE_FILE}: ${problem}`),
    ...checkKubernetes(ROOT),
    ...checkAlerts(),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    say('What operators start Lawdex with follows from its programs, and holds to its schemas.');
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
