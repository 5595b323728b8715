import { Asker } from './asker.ts';
import type { Asked } from './asker.ts';
import { HOME, isNoindex } from '../crawled.core.ts';
import type { Crawled, PageFacts, SitemapLine, Visit } from '../crawled.core.ts';
import { linksToRead, pathOfLink } from './frontier.core.ts';
import { readPage } from './read-page.ts';
import { readRobotsTxt } from './robots-rules.core.ts';
import type { RobotsTxt } from './robots-rules.core.ts';
import { readSitemap } from './read-sitemap.ts';

export interface CrawlOptions {
  /** Where the site answers, without a trailing slash. */
  origin: string;
  /** Addresses that are asked for, at most. */
  pages: number;
  /** Requests in a second, at most. */
  rate: number;
  /** Requests at one time. */
  atOnce?: number;
  now?: Date;
  onProgress?: (read: number, known: number) => void;
}

const AT_ONCE = 6;
const NO_ROBOTS = 'User-agent: *';

/** Reads a site from its home page on, link by link, and then what only its sitemap knows. */
export async function crawl(options: CrawlOptions): Promise<Crawled> {
  const { origin, rate, atOnce = AT_ONCE } = options;
  const asker = new Asker({ origin, rate, atOnce });
  try {
    return await new Crawl(options, asker).run();
  } finally {
    asker.close();
  }
}

class Crawl {
  private readonly options: CrawlOptions;
  private readonly asker: Asker;
  private readonly visits = new Map<string, Visit>();
  private readonly foundOn = new Map<string, string>();
  private readonly forbidden = new Set<string>();
  private queue: string[] = [];
  private isCut = false;
  private origins: string[];
  private robots: RobotsTxt = readRobotsTxt(NO_ROBOTS);

  constructor(options: CrawlOptions, asker: Asker) {
    this.options = options;
    this.asker = asker;
    this.origins = [options.origin];
  }

  async run(): Promise<Crawled> {
    const robotsTxt = await this.asker.ask('/robots.txt');
    if (robotsTxt.status === 200) this.robots = readRobotsTxt(robotsTxt.body);
    const home = await this.visit(HOME);
    const publicOrigin = publicOriginOf(home) ?? this.options.origin;
    this.origins = [...new Set([this.options.origin, publicOrigin])];
    this.follow(home);
    await this.drain();
    const sitemap: SitemapLine[] = [];
    const sitemapProblems: { file: string; problem: string }[] = [];
    for (const file of this.robots.sitemaps) await this.readSitemap(file, sitemap, sitemapProblems, true);
    for (const { path, file } of sitemap) if (path !== null) this.add(path, file);
    await this.drain();
    return {
      visits: this.visits,
      foundOn: this.foundOn,
      sitemap,
      sitemapProblems,
      forbidden: [...this.forbidden],
      publicOrigin,
      isCut: this.isCut,
      now: this.options.now ?? new Date(),
    };
  }

  private async drain(): Promise<void> {
    const { atOnce = AT_ONCE, onProgress } = this.options;
    while (this.queue.length > 0) {
      const now = this.queue;
      this.queue = [];
      const left = now.values();
      const reader = async () => {
        for (const path of left) {
          this.follow(await this.visit(path));
          onProgress?.(this.visits.size, this.foundOn.size + 1);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, reader));
    }
  }

  private add(path: string, from: string): void {
    if (path === HOME || this.foundOn.has(path)) return;
    if (!this.robots.allows(path)) {
      this.forbidden.add(path);
      return;
    }
    if (this.foundOn.size + 1 >= this.options.pages) {
      this.isCut = true;
      return;
    }
    this.foundOn.set(path, from);
    this.queue.push(path);
  }

  private async visit(path: string): Promise<Visit> {
    const answer = await this.asker.ask(path);
    const page = answer.contentType.startsWith('text/html') && answer.status < 300 ? readPage(answer.body) : null;
    const visit: Visit = {
      path,
      status: answer.status,
      location: answer.location === null ? null : (this.own(answer.location, path) ?? answer.location),
      robotsHeader: answer.robots,
      page: page && this.slim(page),
      links: page ? this.paths(page.links, path) : [],
    };
    this.visits.set(path, visit);
    if (page) for (const file of this.paths(page.files, path)) this.add(file, path);
    return visit;
  }

  /** Links and files are kept as paths, and the words of pages that nobody compares not at all. */
  private slim(page: PageFacts): PageFacts {
    const isOffered = !page.robots.join().includes('noindex');
    return { ...page, links: [], files: [], shingles: isOffered ? page.shingles : new Uint32Array() };
  }

  private follow(visit: Visit): void {
    if (visit.location !== null && visit.location.startsWith('/')) this.add(visit.location, visit.path);
    if (!visit.page) return;
    const isOffered = !isNoindex({ path: visit.path, visit, facts: visit.page });
    for (const link of linksToRead(visit.links, isOffered)) this.add(link, visit.path);
  }

  private async readSitemap(
    address: string,
    lines: SitemapLine[],
    problems: { file: string; problem: string }[],
    mayBeIndex: boolean,
  ): Promise<void> {
    const file = this.own(address, HOME);
    if (file === null) return void problems.push({ file: address, problem: 'is on another host' });
    const answer: Asked = await this.asker.ask(file);
    if (answer.status !== 200) return void problems.push({ file, problem: `answers ${answer.status}` });
    const { kind, lines: found } = readSitemap(answer.body);
    if (kind === 'index' && mayBeIndex) {
      for (const { loc } of found) await this.readSitemap(loc, lines, problems, false);
      return;
    }
    if (kind !== 'urls') problems.push({ file, problem: 'is no sitemap' });
    else if (found.length === 0) problems.push({ file, problem: 'lists nothing' });
    for (const { loc, lastModified } of found) lines.push({ loc, lastModified, file, path: this.own(loc, HOME) });
  }

  private own(address: string, page: string): string | null {
    return pathOfLink(address, page, this.origins);
  }

  private paths(addresses: readonly string[], page: string): string[] {
    return [...new Set(addresses.flatMap((address) => this.own(address, page) ?? []))];
  }
}

function publicOriginOf(home: Visit): string | null {
  const [canonical = ''] = home.page?.canonicals ?? [];
  return URL.canParse(canonical) ? new URL(canonical).origin : null;
}
