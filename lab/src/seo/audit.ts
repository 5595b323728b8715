import { crawl } from './crawl/crawl.ts';
import type { CrawlOptions } from './crawl/crawl.ts';
import { judge } from './report.core.ts';
import type { AuditResult } from './report.core.ts';

export { Asker } from './crawl/asker.ts';
export { pathOfLink } from './crawl/frontier.core.ts';
export { readPage } from './crawl/read-page.ts';
export { isClean, report } from './report.core.ts';

/** Reads a site as crawlers do, and says what is wrong with what they find. */
export const audit = async (options: CrawlOptions): Promise<AuditResult> => judge(await crawl(options));
