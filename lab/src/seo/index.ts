import { judge, type AuditResult } from './audit.core.ts';
import { crawl, type CrawlOptions } from './crawl/crawl.ts';

/** The door of the audit for journeys. */
export { isClean, report } from './audit.core.ts';
export { pathOfLink } from './crawled.core.ts';
export { Asker } from './crawl/asker.ts';
export { readPage } from './crawl/read-page.ts';

/** Reads a site as crawlers do, and says what is wrong with what they find. */
export const audit = async (options: CrawlOptions): Promise<AuditResult> => judge(await crawl(options));
