import { chromium, request } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort, say } from '@lawdex/infra/testing';
import { browserArguments, browserPath } from '@lawdex/e2e/browser';
import { pathOf, SCREENS } from '@lawdex/e2e/screens';
import { table } from '../kit/figures.core.ts';
import { machine, writeFigures } from '../kit/figures.ts';
import type { optionsOf } from '../kit/options.ts';
import { siteWithFirms } from '../kit/site.ts';
import { CATEGORIES, FIGURES, HEAD, latePaints, rowsOf, shortfalls, type PageScores, type Run } from './scores.core.ts';

/** One page of each kind on which visitors arrive, by its screen. */
const PAGES = {
  ...{ home: 'home', search: 'search with filters', category: 'category', city: 'city', firm: 'business' },
  ...{ landing: 'landing of a practice area and a city', blog: 'blog', post: 'blog post' },
};
/** Search results are kept out of search engines (docs/SEO.md), which Lighthouse takes for a fault. */
const SKIPPED: Record<string, string[]> = { search: ['is-crawlable'] };

/** Looks at a page of each kind as phones have it; answers whether all scores are what they should be or, really slowed, the largest paint comes in time. */
export async function lookByLighthouse(options: ReturnType<typeof optionsOf<'page'>>): Promise<boolean> {
  const { slowed } = options;
  const site = await siteWithFirms(300, { env: { DEMO_DATA: 'false' } });
  await site.settled();
  const pages: PageScores[] = [];
  const asking = await request.newContext();
  for (const [name, screen] of Object.entries(PAGES)) {
    if (options.only?.split(',').includes(name) === false) continue;
    const url = site.origin + (await pathOf(SCREENS[screen] ?? '/', asking, site.origin));
    const runs: Run[] = [];
    // Visits the page first, because real visitors come after others.
    await fetch(url);
    for (let run = 0; run < Number(options.runs); run += 1) runs.push(await audit(url, SKIPPED[name] ?? [], slowed));
    say(`  ${name}: performance ${runs.map(({ figures: { performance } }) => performance).join(' ')}`);
    pages.push({ name, runs });
  }
  const figures = `${machine()}; median of ${options.runs}, mobile.\n\n${table(HEAD, rowsOf(pages))}`;
  say(`\n${figures}\n`);
  const missed = slowed ? latePaints(pages) : shortfalls(pages);
  for (const line of missed) say(line);
  if (options.record && !slowed) writeFigures('docs/PERFORMANCE.md', 'page --lighthouse', figures);
  return missed.length === 0;
}

/** Audits an address once, in a new browser and with the settings for phones. Audits may be left out; what is not slowed really is computed. */
async function audit(url: string, skipAudits: string[], isSlowed: boolean): Promise<Run> {
  const port = await freePort();
  const args = [...browserArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: await browserPath(), args });
  try {
    const only = { onlyCategories: [...CATEGORIES], skipAudits };
    const throttlingMethod = isSlowed ? 'devtools' : 'simulate';
    const answer = await lighthouse(url, { port, logLevel: 'silent', output: 'json', throttlingMethod, ...only });
    if (!answer || answer.lhr.runtimeError)
      throw new Error(`Lighthouse could not look at ${url}: ${answer?.lhr.runtimeError?.message ?? 'no answer'}`);
    return runOf(answer.lhr);
  } finally {
    await browser.close();
  }
}

function runOf({ categories, audits }: Result): Run {
  const score = (name: string) => [name, Math.round((categories[name]?.score ?? 0) * 100)];
  const measured = ([name, audit]: [string, string]) => [name, audits[audit]?.numericValue ?? Number.NaN];
  return {
    figures: Object.fromEntries([...CATEGORIES.map(score), ...Object.entries(FIGURES).map(measured)]) as Run['figures'],
    failed: CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}/${id}`),
    ),
  };
}
