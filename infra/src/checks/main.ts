import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inParallel } from '../commands/in-parallel.ts';
import { runCommand } from '../commands/run-command.ts';
import { addCounts, closingLine, countJest, countPlaywright, countStep, isSuccess, notRun } from './report.core.ts';
import type { Counts, JestReport, PlaywrightReport } from './report.core.ts';
import { stages } from './steps.ts';
import type { Step } from './steps.ts';
import { reportTestRatio } from './test-ratio.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'lawdex-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function readCounts(step: Step, file: string): Counts | null {
  if (!step.runner || !existsSync(file)) return null;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return step.runner === 'jest' ? countJest(report as JestReport) : countPlaywright(report as PlaywrightReport);
}

async function runStep(step: Step): Promise<Counts> {
  const file = path.join(reports, `${step.name.replace(/\W+/g, '-')}.json`);
  const reporter = step.runner === 'jest' ? ['--json', `--outputFile=${file}`] : [];
  const env = {
    ...process.env,
    FORCE_COLOR: '0',
    ...(step.runner === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  };
  const command = [...step.command, ...reporter];
  const { ok, output, seconds } = await runCommand({ command, env, limitSeconds: step.limitSeconds });
  const tests = readCounts(step, file);
  const counts = countStep(ok && (!step.runner || tests !== null), tests, notRun(output));
  const figures = step.runner ? `: ${closingLine(counts)}${counts.skipped ? `, ${counts.skipped} NOT RUN` : ''}` : '';
  console.log(`${counts.failed > 0 ? 'FAILED' : 'ok    '} ${step.name}${figures} (${seconds.toFixed(1)} s)`);
  for (const reason of notRun(output)) console.log(`       ${reason}`);
  if (counts.failed > 0) console.log(`${output.trim()}\n`);
  return counts;
}

const all: Counts[] = [];
for (const { steps, width } of stages()) all.push(...(await inParallel(steps, width, runStep)));
if (!reportTestRatio(console.log)) all.push({ passed: 0, failed: 1, skipped: 0 });
const total = addCounts(all);
if (total.skipped > 0) console.log(`${total.skipped} tests were not run.`);
console.log(closingLine(total));
process.exitCode = isSuccess(total) ? 0 : 1;
