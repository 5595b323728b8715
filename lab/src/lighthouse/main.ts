import { parseArgs } from 'node:util';
import { machine, table, writeFigures } from '../kit/write-figures.ts';
import { startSite } from '@lawdex/infra/testing';
import { measuredPages } from './measured-pages.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { HEAD, rowsOf, shortfalls } from './scores.core.ts';
import type { PageScores, Run } from './scores.core.ts';

const COMMAND = 'npm run lab -- lighthouse';
const BUSINESSES = 300;
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** Names of pages, separated by commas; all pages by default. */
    only: { type: 'string' },
    /** Writes the scores into docs/PERFORMANCE.md. */
    record: { type: 'boolean', default: false },
  },
});

async function measure(origin: string): Promise<PageScores[]> {
  const only = values.only?.split(',');
  const all = await measuredPages(origin);
  const pages: PageScores[] = [];
  for (const { name, path, skipAudits } of all.filter((page) => !only || only.includes(page.name))) {
    const runs: Run[] = [];
    // Visits the page first, because real visitors come after others.
    await fetch(origin + path);
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await runLighthouse(origin + path, skipAudits));
    say(`  ${name}: performance ${runs.map(({ scores }) => scores.performance).join(' ')}`);
    pages.push({ name, runs });
  }
  return pages;
}

async function run(): Promise<number> {
  const site = await startSite({ seedSize: BUSINESSES, env: { DEMO_DATA: 'false' }, say });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void site.stop().finally(() => process.exit(130)));
  }
  try {
    await site.settled();
    const pages = await measure(site.origin);
    const figures = `${machine()}; median of ${values.runs}, mobile.\n\n${table(HEAD, rowsOf(pages))}`;
    say(`\n${figures}\n`);
    const missed = shortfalls(pages);
    for (const line of missed) say(line);
    if (values.record) await writeFigures('docs/PERFORMANCE.md', COMMAND, figures);
    return missed.length > 0 ? 1 : 0;
  } finally {
    await site.stop();
  }
}

process.exit(await run());
