import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { freePort } from '@lawdex/infra/testing';
import { browserArguments, browserPath } from '@lawdex/e2e/browser';
import { table } from '../kit/figures.core.ts';
import { machine, writeFigures } from '../kit/figures.ts';
import { say, siteWithFirms } from '../kit/site.ts';
import { arrivals } from './kinds.ts';
import { CATEGORIES, HEAD, LOADED, rowsOf, shortfalls, TIMES } from './scores.core.ts';
import type { PageScores, Run } from './scores.core.ts';

const FIRMS = 300;
/** Search results are kept out of search engines (docs/SEO.md), which Lighthouse takes for a fault. */
const SKIPPED: Record<string, string[]> = { search: ['is-crawlable'] };

const NAMES = ['FCP', 'LCP', 'TBT', 'CLS'] as const;
const mapped = <K extends string, V>(names: readonly K[], valueOf: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;

/** Looks at a page of each kind as phones have it; answers whether all scores are what they should be. */
export async function lookByLighthouse(
  options: { only: string | undefined; runs: number; record: boolean },
  atEnd: (end: () => unknown) => void,
): Promise<boolean> {
  const only = options.only?.split(',');
  const site = await siteWithFirms(FIRMS, { env: { DEMO_DATA: 'false' } });
  atEnd(() => site.stop());
  await site.settled();
  const pages: PageScores[] = [];
  for (const [name, path] of Object.entries(await arrivals(site.origin))) {
    if (only && !only.includes(name)) continue;
    const runs: Run[] = [];
    // Visits the page first, because real visitors come after others.
    await fetch(site.origin + path);
    for (let run = 0; run < options.runs; run += 1) runs.push(await audit(site.origin + path, SKIPPED[name] ?? []));
    say(`  ${name}: performance ${runs.map(({ scores }) => scores.performance).join(' ')}`);
    pages.push({ name, runs });
  }
  const figures = `${machine()}; median of ${options.runs}, mobile.\n\n${table(HEAD, rowsOf(pages))}`;
  say(`\n${figures}\n`);
  const missed = shortfalls(pages);
  for (const line of missed) say(line);
  if (options.record) await writeFigures('docs/PERFORMANCE.md', 'page --lighthouse', figures);
  return missed.length === 0;
}

/** Audits an address once, in a new browser and with the settings for phones. Audits may be left out. */
async function audit(url: string, skipAudits: string[]): Promise<Run> {
  const port = await freePort();
  const args = [...browserArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: await browserPath(), args });
  try {
    const only = { onlyCategories: [...CATEGORIES], skipAudits };
    const answer = await lighthouse(url, { port, logLevel: 'silent', output: 'json', ...only });
    if (!answer || answer.lhr.runtimeError)
      throw new Error(`Lighthouse could not look at ${url}: ${answer?.lhr.runtimeError?.message ?? 'no answer'}`);
    return runOf(answer.lhr);
  } finally {
    await browser.close();
  }
}

const runOf = ({ categories, audits }: Result): Run => ({
  scores: mapped(CATEGORIES, (name) => Math.round((categories[name]?.score ?? 0) * 100)),
  times: mapped(NAMES, (name) => audits[TIMES[name]]?.numericValue ?? Number.NaN),
  bytes: mapped(LOADED, (type) => sentOf(audits['network-requests']?.details, type)),
  failed: CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}/${id}`),
  ),
});

/** Bytes of this type that a first visit has loaded. */
function sentOf(details: Result['audits'][string]['details'], type: string): number {
  const items = details?.type === 'table' ? details.items : [];
  return items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}
