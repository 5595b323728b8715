import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { Gate } from '@lawdex/admission';
import {
  sitemapPartPath,
  CITIES_PATH,
  PRACTICE_AREAS_PATH,
  PRIVACY_PATH,
  RANKING_PATH,
  removedReviewsPath,
  REVIEW_RULES_PATH,
  TERMS_PATH,
} from '@lawdex/contracts';
import type { Site, SitemapEntry, SitemapPart, Upstream } from '@lawdex/contracts';
import { LRUCache } from 'lru-cache';
import type { Services } from '../gateway/services.ts';
import { CachedValue } from './cached-value.ts';
import { sitemapIndex, URLSET_BEGIN, URLSET_END, urls, type Listed } from './sitemap-xml.ts';

const OWN_PAGES = 'pages';

/** Pages that belong to no row of a service. */
const ownPages = ({ legalDate }: Pick<Site, 'legalDate'>): Listed[] => [
  ...['/', PRACTICE_AREAS_PATH, CITIES_PATH, RANKING_PATH, REVIEW_RULES_PATH, removedReviewsPath()].map((path) => ({
    path,
    lastModified: null,
  })),
  ...[PRIVACY_PATH, TERMS_PATH].map((path) => ({ path, lastModified: legalDate })),
];

/** Lines that are written before other work gets its turn. */
const LINES = 500;

/** Writes a gzip sitemap without keeping its text in memory or blocking other requests. */
async function writeFile(origin: string, entries: readonly Listed[]): Promise<Buffer> {
  const gzip = createGzip({ level: 6 });
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(gzip, 'end');
  gzip.write(URLSET_BEGIN);
  for (let first = 0; first < entries.length; first += LINES) {
    if (!gzip.write(urls(origin, entries.slice(first, first + LINES)))) await once(gzip, 'drain');
    await turn();
  }
  gzip.end(URLSET_END);
  await ended;
  return Buffer.concat(chunks);
}

/** Milliseconds for which a sitemap is fresh; crawlers come back after hours. */
const FRESH_MS = 10 * 60_000;
/** Milliseconds to wait for the parts; a million businesses take less. */
const PATIENCE_MS = 5_000;
/** Most cached files of about 150 KB. A million businesses have 125. */
const MOST_FILES = 160;
const LONGEST_MS = 1_000;
const RETRY_AFTER = 60;

export interface SitemapOptions {
  upstreams: readonly Upstream[];
  services: Pick<Services, 'sendTo'>;
  site: Pick<Site, 'origin' | 'legalDate'>;
  log(message: string): void;
  clock?: { now(): number };
}

export type FileOutcome =
  | { kind: 'file'; content: Buffer }
  | { kind: 'unknown' }
  /** The service does not answer, or too many files are requested at once. */
  | { kind: 'unavailable'; retryAfter: number };

interface Keys {
  from: string;
  /** Key of the next part; null for the last one. */
  before: string | null;
}

interface Source {
  service: string;
  parts: CachedValue<SitemapPart[]>;
}

/** The site's sitemap: gzip files with the pages of services and of the shell, and their index. */
export class Sitemap {
  private readonly sources: ReadonlyMap<string, Source>;
  private readonly files = new LRUCache<string, CachedValue<Buffer>>({ max: MOST_FILES });
  // A file costs a service 10,000 rows, so concurrent requests wait in line.
  private readonly gate = new Gate({ inFlight: 2, waiting: 40, patience: PATIENCE_MS, target: PATIENCE_MS });

  constructor(private readonly options: SitemapOptions) {
    const { upstreams } = options;
    this.sources = new Map(
      upstreams.flatMap(({ name: service, sitemaps = [] }) =>
        sitemaps.map((name): [string, Source] => [
          name,
          { service, parts: this.cached(() => this.ask<SitemapPart[]>(service, `/sitemaps/${name}`)) },
        ]),
      ),
    );
  }

  /** Lists all known files. A service without an answer so far gets its first file, which asks crawlers to come again. */
  async index(): Promise<string> {
    const listed = await Promise.all(
      [...this.sources].map(async ([name, { parts }]): Promise<Listed[]> => {
        const known = await parts.get(PATIENCE_MS);
        if (known === null) return [{ path: sitemapPartPath(name, 1), lastModified: null }];
        return known.map(({ lastModified }, index) => ({ path: sitemapPartPath(name, index + 1), lastModified }));
      }),
    );
    const own = { path: sitemapPartPath(OWN_PAGES, 1), lastModified: null };
    return sitemapIndex(this.options.site.origin, [own, ...listed.flat()]);
  }

  /** `part` counts from 1. */
  async file(name: string, part: number): Promise<FileOutcome> {
    if (name === OWN_PAGES && part === 1) {
      const { site } = this.options;
      return { kind: 'file', content: await writeFile(site.origin, ownPages(site)) };
    }
    const source = this.sources.get(name);
    if (!source) return { kind: 'unknown' };
    const parts = await source.parts.get(PATIENCE_MS);
    if (parts === null) return { kind: 'unavailable', retryAfter: RETRY_AFTER };
    const asked = parts[part - 1];
    if (!asked) return { kind: 'unknown' };
    const keys = { from: asked.from, before: parts[part]?.from ?? null };
    const content = await this.cachedFile(name, source.service, keys).get(PATIENCE_MS);
    if (content === null) return { kind: 'unavailable', retryAfter: RETRY_AFTER };
    return { kind: 'file', content };
  }

  private cachedFile(name: string, service: string, keys: Keys): CachedValue<Buffer> {
    const key = JSON.stringify([name, keys]);
    const known = this.files.get(key) ?? this.cached(() => this.write(name, service, keys));
    this.files.set(key, known);
    return known;
  }

  private async write(name: string, service: string, keys: Keys): Promise<Buffer | null> {
    const turn = await this.gate.enter();
    if (turn.kind === 'refused') return null;
    try {
      const query = new URLSearchParams({ from: keys.from, ...(keys.before !== null && { before: keys.before }) });
      const entries = await this.ask<SitemapEntry[]>(service, `/sitemaps/${name}/entries?${query}`);
      // A sitemap must have entries; if all rows of a part are gone, the parts are outdated.
      return entries && entries.length > 0 ? await writeFile(this.options.site.origin, entries) : null;
    } finally {
      turn.leave();
    }
  }

  private async ask<T>(service: string, path: string): Promise<T | null> {
    const { services } = this.options;
    const request = { path, method: 'GET', headers: {}, body: null, within: LONGEST_MS };
    const outcome = await services.sendTo(service, request);
    if (outcome.kind !== 'answered' || outcome.answer.status !== 200) return null;
    const answer: T = JSON.parse(outcome.answer.body.toString());
    return answer;
  }

  private cached<T>(ask: () => Promise<T | null>): CachedValue<T> {
    const { log, clock = performance } = this.options;
    return new CachedValue(ask, { freshMs: FRESH_MS, log, clock });
  }
}
