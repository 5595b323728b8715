/** What a document says: contents of all its elements and metas of a kind, canonicals as written. */
export interface PageFacts extends Record<TextsOfPage, string[]> {
  /** Blocks of structured data: an Error of each that is no JSON. */
  jsonLd: unknown[];
  /** Both are of the main content; shingles are left out where nobody compares them. */
  words: number;
  shingles: Uint32Array;
}

type TextsOfPage = 'langs' | 'titles' | 'descriptions' | 'h1s' | 'robots' | 'canonicals' | 'hreflangs';

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
  /** Null when it is not on this site. */
  path: string | null;
  lastModified: string | null;
  file: string;
}

export type Finding = Record<'path' | 'detail', string>;

/** By address: what it answered, and where it was found first. Those that are forbidden, robots.txt keeps from being read; canonical ones begin with the public origin. What is cut has more than was to be read. */
export interface Crawled {
  visits: ReadonlyMap<string, Visit>;
  foundOn: ReadonlyMap<string, string>;
  sitemap: readonly SitemapLine[];
  sitemapProblems: readonly Finding[];
  forbidden: readonly string[];
  publicOrigin: string;
  isCut: boolean;
  now: Date;
}

export const HOME = '/';

export type Page = Visit & { page: PageFacts };

export const isPage = (visit: Visit): visit is Page => visit.page !== null && visit.status === 200;

/** Further pages of a list, to which the first one leads. */
export const isContinued = (path: string): boolean => /[?&]page=/.test(path);

/** Directives of a page's metas and header together: `noindex`, `follow`. */
export const directivesOf = ({ page, robotsHeader }: Page): string[] =>
  [...page.robots, robotsHeader ?? ''].flatMap((text) => text.toLowerCase().match(/[^,\s]+/g) ?? []);

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

export const isOf = (address: string, origin: string): boolean =>
  address === origin || address.startsWith(`${origin}/`);

/** A crawled site, and what several checks ask of it. */
export type Site = ReturnType<typeof lookAt>;

export function lookAt(crawled: Crawled) {
  const pages = [...crawled.visits.values()].filter(isPage);
  // Offered to search engines under their own address.
  const indexable = pages.filter(
    (page) => !isNoindex(page) && canonicalPathOf(page, crawled.publicOrigin) === page.path,
  );
  const [depths, anyDepths] = [clickDepths(pages, isNoindex), clickDepths(pages, () => false)];
  const listed = new Set(crawled.sitemap.map(({ path }) => path));
  return { ...crawled, pages, indexable, listed, depths, anyDepths };
}

/** The fewest clicks from the home page; none within one list. Closed pages lead nowhere. */
function clickDepths(pages: readonly Page[], isClosed: (page: Page) => boolean): ReadonlyMap<string, number> {
  const open = new Map(pages.map((page) => [page.path, isClosed(page) ? [] : page.links]));
  const depths = new Map<string, number>();
  let now = new Set([HOME]);
  for (let depth = 0; now.size > 0; depth++) {
    const next = new Set<string>();
    // A set goes on with what is added to it on the way.
    for (const path of now) {
      if (depths.has(path)) continue;
      depths.set(path, depth);
      for (const link of open.get(path) ?? []) (isOfOneList(path, link) ? now : next).add(link);
    }
    now = next;
  }
  return depths;
}

const listOf = (path: string): string => path.replace(/([?&])page=\d+&?/, '$1').replace(/[?&]$/, '');
const isOfOneList = (path: string, link: string): boolean => path !== link && listOf(path) === listOf(link);

/** What is said when something is so. */
export const when = (is: boolean, detail: string): string[] => (is ? [detail] : []);
