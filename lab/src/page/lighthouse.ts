import { chromium, request } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, inParallel, say } from '@lawdex/infra/testing';
import { browserArguments, browserPath } from '@lawdex/e2e/browser';
import { pathOf, SCREENS } from '@lawdex/e2e/screens';
import LIGHTHOUSE from '../../data/lighthouse.json' with { type: 'json' };
import { table } from '../kit/figures.core.ts';
import { tellFigures } from '../kit/figures.ts';
import type { optionsOf } from '../kit/options.ts';
import { siteWithFirms } from '../kit/site.ts';
import { CATEGORIES, HEAD, latePaints, rowOf, shortfalls, type PageScores, type Run } from './scores.core.ts';

/** Search results are kept out of search engines (docs/SEO.md), which Lighthouse takes for a fault. */
const SKIPPED: Record<string, string[]> = LIGHTHOUSE.skippedAudits;

/** Looks at a page of each kind as phones have it; answers whether all scores are what they should be or, really slowed, the largest paint comes in time. */
export async function lookByLighthouse(options: ReturnType<typeof optionsOf<'page'>>): Promise<boolean> {
  const { slowed } = options;
  const site = await siteWithFirms(300, { env: { DEMO_DATA: 'false' } });
  await site.settled();
  const asking = await request.newContext();
  const wanted = Object.entries(LIGHTHOUSE.pages).filter(([page]) => options.only?.split(',').includes(page) ?? true);
  const pages = await inParallel(wanted, 1, async ([name, screen]): Promise<PageScores> => {
    const url = site.origin + (await pathOf(SCREENS[screen] ?? '/', asking, site.origin));
    // Visits the page first, because real visitors come after others.
    await fetch(url);
    const urls = Array<string>(Number(options.runs)).fill(url);
    const runs = await inParallel(urls, 1, (one) => audit(one, SKIPPED[name] ?? [], slowed));
    say(`  ${name}: performance ${runs.map(({ figures: { performance } }) => performance).join(' ')}`);
    return { name, runs };
  });
  const measured = `Median of ${options.runs}, mobile; ms.\n\n${table(HEAD, pages.map(rowOf))}`;
  tellFigures('docs/PERFORMANCE.md', 'page --lighthouse', measured, options.record && !slowed);
  const missed = slowed ? latePaints(pages) : shortfalls(pages);
  for (const line of missed) say(line);
  return missed.length === 0;
}

/** Audits an address once, in a new browser and with the settings for phones. Audits may be left out; what is not slowed really is computed. */
async function audit(url: string, skipAudits: string[], isSlowed: boolean): Promise<Run> {
  const [port, throttlingMethod] = [await freePort(), isSlowed ? 'devtools' : 'simulate'] as const;
  const args = [...browserArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: await browserPath(), args });
  const options = { port, logLevel: 'silent', onlyCategories: CATEGORIES, skipAudits, throttlingMethod } as const;
  const answer = await lighthouse(url, options);
  await browser.close();
  const { runtimeError, categories = {}, audits = {} } = answer?.lhr ?? {};
  if (!answer || runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${runtimeError?.message ?? 'no answer'}`);
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const measured = Object.entries(LIGHTHOUSE.measured).map(([name, one]) => [name, audits[one]?.numericValue ?? NaN]);
  const failed = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}/${id}`),
  );
  return { figures: Object.fromEntries([...scores, ...measured]) as Run['figures'], failed };
}
