import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { freePort } from '@lawdex/infra/testing';
import { browserArguments, browserPath } from '@lawdex/e2e/browser';
import { CATEGORIES, MEASURES } from './scores.core.ts';
import type { Run } from './scores.core.ts';

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);
const mapped = <K extends string, V>(names: readonly K[], valueOf: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;

/** Audits an address once, in a new browser and with the settings for phones. Audits may be left out. */
export async function runLighthouse(url: string, skipAudits: string[]): Promise<Run> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...CATEGORIES],
      skipAudits,
    });
    if (!answer || answer.lhr.runtimeError) {
      throw new Error(`Lighthouse could not look at ${url}: ${answer?.lhr.runtimeError?.message ?? 'no answer'}`);
    }
    return runOf(answer.lhr);
  } finally {
    await browser.close();
  }
}

function runOf({ categories, audits }: Result): Run {
  return {
    scores: mapped(CATEGORIES, (name) => percent(categories[name]?.score)),
    measures: mapped(Object.keys(MEASURES) as (keyof typeof MEASURES)[], (name) => {
      return audits[MEASURES[name]]?.numericValue ?? Number.NaN;
    }),
    failed: CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}/${id}`),
    ),
  };
}
