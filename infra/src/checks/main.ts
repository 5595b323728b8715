import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inParallel } from '../commands/in-parallel.ts';
import { runCommand } from '../commands/run-command.ts';
import {
  addCounts,
  afterSecondLook,
  closingLine,
  countJest,
  countPlaywright,
  countStep,
  deservesSecondLook,
  failuresIn,
  isSuccess,
  jestFailures,
  notRun,
  playwrightFailures,
  withReason,
} from './report.core.ts';
import type { Counts, Failures, JestReport, PlaywrightReport } from './report.core.ts';
import { stages } from './steps.ts';
import type { Step } from './steps.ts';
import { reportTestRatio } from './test-ratio.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'lawdex-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

interface Ran {
  step: Step;
  counts: Counts;
  failures: Failures;
  output: string;
}

function readReport(step: Step, file: string): { tests: Counts; failures: Failures } | null {
  if (!step.runner || !existsSync(file)) return null;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return step.runner === 'jest'
    ? { tests: countJest(report as JestReport), failures: jestFailures(report as JestReport) }
    : { tests: countPlaywright(report as PlaywrightReport), failures: playwrightFailures(report as PlaywrightReport) };
}

async function runStep(step: Step): Promise<Ran> {
  const file = path.join(reports, `${step.name.replace(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const reporter = step.runner === 'jest' ? ['--json', `--outputFile=${file}`] : [];
  const env = {
    ...process.env,
    FORCE_COLOR: '0',
    ...(step.runner === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  };
  const command = [...step.command, ...reporter];
  const { ok, output, seconds } = await runCommand({ command, env, limitSeconds: step.limitSeconds });
  const report = readReport(step, file);
  const counts = countStep(ok && (!step.runner || report !== null), report?.tests ?? null, notRun(output));
  const told = failuresIn(output);
  const isNamed = counts.failed > 0 && told.tests.length === 0;
  const failures = report?.failures ?? (isNamed ? { tests: [{ name: step.name, reason: '' }], files: [] } : told);
  const figures = step.runner ? `: ${closingLine(counts)}${counts.skipped ? `, ${counts.skipped} NOT RUN` : ''}` : '';
  console.log(`${counts.failed > 0 ? 'FAILED' : 'ok    '} ${step.name}${figures} (${seconds.toFixed(1)} s)`);
  for (const reason of notRun(output)) console.log(`       ${reason}`);
  if (counts.failed > 0)
    for (const test of failures.tests) console.log(`       ${stripVTControlCharacters(withReason(test))}`);
  return { step, counts, failures, output };
}

/** What failed is run once more, with nothing beside it. What passes then is named, and what does not has failed. */
async function judge({ step, counts, failures, output }: Ran): Promise<Counts> {
  if (counts.failed === 0) return counts;
  if (step.again && deservesSecondLook(failures)) {
    const { counts: second } = await runStep({ ...step, command: step.again(failures.files) });
    if (second.failed === 0 && (!step.runner || second.passed > 0)) {
      for (const { name } of failures.tests) console.log(`UNSTABLE ${name}: passed only when it was run again`);
      return afterSecondLook(counts);
    }
  }
  console.log(`${step.name}:\n${output.trim()}\n`);
  return counts;
}

const all: Counts[] = [];
for (const { steps, width } of stages()) {
  for (const ran of await inParallel(steps, width, runStep)) all.push(await judge(ran));
}
if (!reportTestRatio(console.log)) all.push({ passed: 0, failed: 1, skipped: 0 });
const total = addCounts(all);
if (total.skipped > 0) console.log(`${total.skipped} tests were not run.`);
console.log(closingLine(total));
process.exitCode = isSuccess(total) ? 0 : 1;
