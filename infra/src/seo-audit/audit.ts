import { setTimeout as delay } from 'node:timers/promises';
import { crawl } from './crawl.ts';
import type { CrawlOptions } from './crawl.ts';
import { judge } from './report.core.ts';
import type { AuditResult } from './report.core.ts';

export { isClean, report } from './report.core.ts';

const SETTLE_MS = 60_000;
const PAUSE_MS = 3_000;

/** Landing pages follow what was written some seconds behind: waits until their hubs say the same twice. */
export async function untilSettled(origin: string): Promise<void> {
  const until = performance.now() + SETTLE_MS;
  let before = '';
  while (performance.now() < until) {
    const now = await (await fetch(`${origin}/api/seo/states`)).text();
    if (now === before && now !== '[]') return;
    before = now;
    await delay(PAUSE_MS);
  }
}

/** Reads a site as crawlers do, and says what is wrong with what they find. */
export const audit = async (options: CrawlOptions): Promise<AuditResult> => judge(await crawl(options));
