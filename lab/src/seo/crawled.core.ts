export interface PageFacts {
  lang: string | null;
  titles: string[];
  descriptions: string[];
  h1s: string[];
  /** Contents of all robots metas. */
  robots: string[];
  /** As written. */
  canonicals: string[];
  hreflangs: string[];
  jsonLd: JsonLdBlock[];
  /** Words of the main content. */
  words: number;
  /** Different shingles of the main content, in ascending order; empty where nobody compares them. */
  shingles: Uint32Array;
}

export type JsonLdBlock = { kind: 'parsed'; value: unknown } | { kind: 'broken'; problem: string };

/** One address of the site, and what it answered. Paths hold the query, never the host or a hash. */
export interface Visit {
  path: string;
  /** 0: no answer. */
  status: number;
  /** Target of a redirect, as a path; as written when it leads elsewhere. */
  location: string | null;
  robotsHeader: string | null;
  /** Null for what is no page: files, redirects, errors. */
  page: PageFacts | null;
  /** Pages of this site that the page links to. */
  links: readonly string[];
}

export interface SitemapLine {
  /** As written. */
  loc: string;
  /** On this site; null when it is not. */
  path: string | null;
  lastModified: string | null;
  /** The file that lists it. */
  file: string;
}

export interface Crawled {
  /** By path. */
  visits: ReadonlyMap<string, Visit>;
  /** Where each address was found first. */
  foundOn: ReadonlyMap<string, string>;
  sitemap: readonly SitemapLine[];
  /** Faults of the sitemap's files themselves. */
  sitemapProblems: readonly { file: string; problem: string }[];
  /** Addresses that robots.txt keeps from being read. */
  forbidden: readonly string[];
  /** Canonical addresses begin with it. */
  publicOrigin: string;
  /** True when there were more addresses than were to be read. */
  isCut: boolean;
  now: Date;
}

export interface Finding {
  path: string;
  detail: string;
}

export type Check = (crawled: Crawled) => Finding[];
/** By what they find. */
export type Checks = Readonly<Record<string, Check>>;

export const HOME = '/';

export type Page = Visit & { page: PageFacts };

export const isPage = (visit: Visit): visit is Page => visit.page !== null && visit.status === 200;

export const pagesOf = ({ visits }: Pick<Crawled, 'visits'>): Page[] => [...visits.values()].filter(isPage);

/** Further pages of a list, to which the first one leads. */
export const isContinued = (path: string): boolean => /[?&]page=/.test(path);

/** Directives of a page's metas and header together: `noindex`, `follow`. */
export const directivesOf = ({ page, robotsHeader }: Page): string[] =>
  [...page.robots, robotsHeader ?? '']
    .flatMap((text) => text.toLowerCase().split(','))
    .map((word) => word.trim())
    .filter(Boolean);

export const isNoindex = (page: Page): boolean =>
  directivesOf(page).some((word) => word === 'noindex' || word === 'none');

/** The page's canonical as a path of this site; null without one, or when it leads to another host. */
export const canonicalPathOf = ({ path, page: { canonicals } }: Page, publicOrigin: string): string | null =>
  URL.canParse(canonicals[0] ?? '') ? pathOfLink(canonicals[0] ?? '', path, [publicOrigin]) : null;

/** Where a link leads, as a path of this site, which is known under `origins`; null for another site, a telephone or an e-mail. */
export function pathOfLink(href: string, page: string, origins: readonly string[]): string | null {
  const base = `${origins[0] ?? ''}${page}`;
  if (!URL.canParse(href, base)) return null;
  const { origin, pathname, search } = new URL(href, base);
  return origins.includes(origin) ? pathname + search : null;
}

/** Offered to search engines under its own address. */
export const isIndexable = (page: Page, publicOrigin: string): boolean =>
  !isNoindex(page) && canonicalPathOf(page, publicOrigin) === page.path;

export const indexablePagesOf = (crawled: Crawled): Page[] =>
  pagesOf(crawled).filter((page) => isIndexable(page, crawled.publicOrigin));
