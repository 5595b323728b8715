import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { runCommand } from '../commands/run-command.ts';
import { changedSteps } from './changed-steps.ts';
import { runQueue } from './queue.ts';
import {
  addCounts,
  closingLine,
  countJest,
  countPlaywright,
  countStep,
  isSuccess,
  jestFailures,
  notes,
  notRun,
  playwrightFailures,
  withReason,
} from './report.core.ts';
import type { Counts, Failure, JestReport, PlaywrightReport } from './report.core.ts';
import { BUILD_STEP, everydaySteps, otherSteps } from './steps.ts';
import type { Step } from './steps.ts';

// npm test [-- --changed], and npm run test:all for what npm test leaves out.
const { values } = parseArgs({ options: { changed: { type: 'boolean' }, others: { type: 'boolean' } } });
const steps = values.others ? otherSteps() : values.changed ? changedSteps() : everydaySteps();

/** Steps wait for databases and browsers a fifth of their time, so one more than there are cores keeps them busy. */
const WIDTH = availableParallelism() + 1;
/** Ends what hangs. The longest step takes a quarter of it on a quiet machine, and half on one that is busy. */
const LIMIT_SECONDS = 3600;
const reports = mkdtempSync(path.join(tmpdir(), 'lawdex-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

interface Report {
  tests: Counts;
  failures: Failure[];
}

function readReport(runner: Step['runner'], file: string): Report | null {
  if (!runner || !existsSync(file)) return null;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return runner === 'jest'
    ? { tests: countJest(report as JestReport), failures: jestFailures(report as JestReport) }
    : { tests: countPlaywright(report as PlaywrightReport), failures: playwrightFailures(report as PlaywrightReport) };
}

const all: Counts[] = [];

async function runStep({ name, command, runner }: Step): Promise<void> {
  const file = path.join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const reporter = runner === 'jest' ? ['--json', `--outputFile=${file}`] : [];
  const env = { ...process.env, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const outcome = await runCommand({ command: [...command, ...reporter], env, limitSeconds: LIMIT_SECONDS });
  const report = readReport(runner, file);
  const excuses = notRun(outcome.output);
  const isReported = !runner || report !== null || excuses.length > 0;
  const counts = countStep(outcome.ok && isReported, report?.tests ?? null, excuses);
  const hasFailed = counts.failed > 0;
  const figures = runner ? `: ${closingLine(counts)}${counts.skipped ? `, ${counts.skipped} NOT RUN` : ''}` : '';
  const seconds = `${outcome.seconds.toFixed(1)} s, ${outcome.cpuSeconds?.toFixed(1) ?? '?'} s of CPU`;
  console.log(`${hasFailed ? 'FAILED' : 'ok    '} ${name}${figures} (${seconds})`);
  for (const line of [...excuses, ...notes(outcome.output)]) console.log(`       ${line}`);
  if (hasFailed) {
    for (const failure of report?.failures ?? [])
      console.log(`       ${stripVTControlCharacters(withReason(failure))}`);
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
