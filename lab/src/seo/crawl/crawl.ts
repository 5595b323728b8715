import { setTimeout as delay } from 'node:timers/promises';
import { inParallel } from '@lawdex/infra/testing';
import robots from 'robots-parser';
import { HOME, isNoindex, isPage, pathOfLink } from '../crawled.core.ts';
import type { Crawled, Finding, SitemapLine, Visit } from '../crawled.core.ts';
import { readPage, readSitemap } from './read-page.ts';
import { ask as askOnce, type Answer } from '../../kit/http.ts';

// Its types call the function `default`, but it is what the package exports.
const readRobots = robots as unknown as typeof robots.default;

/** Where the site answers, without a trailing slash; how many addresses are asked for at most, and how many in a second. */
export type CrawlOptions = Record<'pages' | 'rate', number> & { origin: string };

/** Without queries but those that make another page; every other one only looks at the same page differently. */
const isPlain = (path: string): boolean =>
  [...new URLSearchParams(path.split('?')[1] ?? '').keys()].every((name) => name === 'state' || name === 'page');

/** Reads a site from its home page on, link by link, and then what only its sitemap knows. */
export async function crawl({ origin, pages, rate }: CrawlOptions): Promise<Crawled> {
  const ask = askerOf({ origin, rate });
  const visits = new Map<string, Visit>();
  const foundOn = new Map<string, string>();
  const forbidden = new Set<string>();
  const sitemap: SitemapLine[] = [];
  const sitemapProblems: Finding[] = [];
  const queue = [HOME];
  let isCut = false;
  let origins = [origin];
  const robotsTxt = await ask('/robots.txt');
  const rules = readRobots(`${origin}/robots.txt`, robotsTxt.status === 200 ? robotsTxt.text : '');

  const own = (address: string, page: string) => pathOfLink(address, page, origins);
  const paths = (addresses: readonly string[], page: string) => addresses.flatMap((one) => own(one, page) ?? []);
  const add = (path: string, from: string): void => {
    if (path === HOME || foundOn.has(path)) return;
    if (rules.isDisallowed(origin + path)) return void forbidden.add(path);
    if (foundOn.size + 1 >= pages) return void (isCut = true);
    foundOn.set(path, from);
    queue.push(path);
  };
  const visit = async (path: string): Promise<void> => {
    const { status, headers, text } = await ask(path);
    const read = status < 300 && headers.get('content-type')?.startsWith('text/html') ? readPage(text) : null;
    const canonical = read?.facts.canonicals[0] ?? '';
    if (path === HOME && URL.canParse(canonical)) origins = [...new Set([origin, new URL(canonical).origin])];
    const to = headers.get('location');
    const location = to === null ? null : (own(to, path) ?? to);
    const { facts: page = null, links: written = [], files = [] } = read ?? {};
    const links = paths(written, path);
    const visited: Visit = { path, status, location, robotsHeader: headers.get('x-robots-tag'), page, links };
    visits.set(path, visited);
    for (const file of paths(files, path)) add(file, path);
    if (location?.startsWith('/')) add(location, path);
    // Searches on a page that is not offered are left out, because they would go on for ever; nobody compares its words.
    const isOffered = isPage(visited) && !isNoindex(visited);
    if (page && !isOffered) page.shingles = new Uint32Array();
    for (const link of links) if (isOffered || isPlain(link)) add(link, path);
  };
  const drain = async (): Promise<void> => {
    while (queue.length > 0) await inParallel(queue.splice(0), 6, visit);
  };
  const readSitemapFile = async (address: string, mayBeIndex: boolean): Promise<void> => {
    const file = own(address, HOME);
    const tell = (detail: string) => void sitemapProblems.push({ path: file ?? address, detail });
    if (file === null) return tell('is on another host');
    const { status, text } = await ask(file);
    if (status !== 200) return tell(`answers ${status}`);
    const { kind, lines } = readSitemap(text);
    if (kind === 'index' && mayBeIndex) for (const { loc } of lines) await readSitemapFile(loc, false);
    else if (kind !== 'urls') tell('is no sitemap');
    else if (lines.length === 0) tell('lists nothing');
    else for (const { loc, lastModified } of lines) sitemap.push({ loc, lastModified, file, path: own(loc, HOME) });
  };

  await drain();
  for (const file of rules.getSitemaps()) await readSitemapFile(file, true);
  for (const { path, file } of sitemap) if (path !== null) add(path, file);
  await drain();
  const publicOrigin = origins.at(-1) ?? origin;
  // Firms may have changed while the site was read.
  return { visits, foundOn, sitemap, sitemapProblems, forbidden: [...forbidden], publicOrigin, isCut, now: new Date() };
}

/** How the audit calls itself. It is a robot, so it is never counted as a visitor. */
const HEADERS = { 'user-agent': 'LawdexAudit/1.0 (robot)', accept: 'text/html,*/*' };
/** A site that is busy is asked again, as crawlers do. */
const TRIES = 10;
const BUSY = [0, 429, 503];

/** Asks one origin and no other, never faster than told, and says of each address what it answers: redirects are not followed. */
export function askerOf({ origin, rate }: Omit<CrawlOptions, 'pages'>) {
  let nextAt = 0;
  return async (path: string): Promise<Answer> => {
    // "localhost" may be looked up anew for each connection.
    const url = origin.replace('//localhost', '//127.0.0.1') + path;
    for (let tries = 1; ; tries++) {
      // Each request has a moment of its own, so that the rate holds however many wait.
      const now = performance.now();
      const at = Math.max(nextAt, now);
      nextAt = at + 1_000 / rate;
      await delay(at - now);
      const answer = await askOnce(url, { headers: HEADERS, patienceMs: 15_000 });
      if (!BUSY.includes(answer.status) || tries === TRIES) return answer;
      await delay(answer.retryAfterMs);
    }
  };
}
