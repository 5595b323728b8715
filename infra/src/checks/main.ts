import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { execFileSync } from 'node:child_process';
import { runCommand } from '../commands/run-command.ts';
import { runQueue } from './queue.ts';
import { addCounts, closingLine, countStep, isSuccess, notes, notRun, reportOf, type Counts } from './report.core.ts';
import { BUILD_STEP, everydaySteps, otherSteps, script, specSteps, type Step } from './steps.ts';
import { reachedBy } from '../build/reached.core.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { ROOT } from '../files/paths.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** `npm test -- --changed`: the specs of what is reached by files that differ from where this branch left `main`, or that git does not know yet. */
function changedSteps(): Step[] {
  const [since = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const specs = specSteps(reachedBy(files, listWorkspaces()));
  return [
    ...['format:check', 'lint', 'boundaries'].map((name) => script(name)),
    ...(specs.some(({ needs }) => needs.length > 0) ? [BUILD_STEP] : []),
    ...specs,
  ];
}

// npm test [-- --changed], and npm run test:all for what npm test leaves out.
const { values } = parseArgs({ options: { changed: { type: 'boolean' }, others: { type: 'boolean' } } });
const steps = values.others ? otherSteps() : values.changed ? changedSteps() : everydaySteps();

/** Steps wait for databases and browsers a fifth of their time, so one more than there are cores keeps them busy. */
const WIDTH = availableParallelism() + 1;
/** Ends what hangs. The longest step takes a quarter of it on a quiet machine, and half on one that is busy. */
const LIMIT_SECONDS = 3600;
const folder = mkdtempSync(join(tmpdir(), 'lawdex-reports-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const all: Counts[] = [];

async function runStep({ name, command, runner }: Step): Promise<void> {
  const file = join(folder, `${name.replace(/\W+/g, '-')}.json`);
  const reporter = runner === 'jest' ? ['--json', `--outputFile=${file}`] : [];
  const env = { ...process.env, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const outcome = await runCommand({ command: [...command, ...reporter], env, limitSeconds: LIMIT_SECONDS });
  const report = runner && existsSync(file) ? reportOf(runner, JSON.parse(readFileSync(file, 'utf8'))) : null;
  const excuses = notRun(outcome.output);
  const isReported = !runner || report !== null || excuses.length > 0;
  const counts = countStep(outcome.ok && isReported, report?.counts ?? null, excuses);
  const hasFailed = counts.failed > 0;
  const figures = runner ? `: ${closingLine(counts)}${counts.skipped ? `, ${counts.skipped} NOT RUN` : ''}` : '';
  const seconds = `${outcome.seconds.toFixed(1)} s, ${outcome.cpuSeconds?.toFixed(1) ?? '?'} s of CPU`;
  console.log(`${hasFailed ? 'FAILED' : 'ok    '} ${name}${figures} (${seconds})`);
  for (const line of [...excuses, ...notes(outcome.output)]) console.log(`       ${line}`);
  if (hasFailed) {
    for (const failure of report?.failures ?? []) console.log(`       ${stripVTControlCharacters(failure)}`);
    console.log(`${name}:\n${outcome.output.trim()}\n`);
  }
  all.push(counts);
}

await runQueue(steps, WIDTH, runStep);
if (!values.others) {
  const others = otherSteps().filter(({ name }) => name !== BUILD_STEP.name);
  console.log(`Left to npm run test:all: ${others.map(({ name }) => name).join(', ')}`);
}
const total = addCounts(all);
if (total.skipped > 0) console.log(`${total.skipped} tests were not run.`);
console.log(closingLine(total));
process.exitCode = isSuccess(total) ? 0 : 1;
