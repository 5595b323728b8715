import * as crawl from '../crawled.core.ts';
import type { Check, Checks, Crawled, Page } from '../crawled.core.ts';
import { findAlike } from './alike.core.ts';
import { listsOf, placesOf, structuredDataFaults } from './structured-data.core.ts';

/** Indexable pages that are so alike are one page too many. */
const MOST_ALIKE = 0.7;
/** Words of the main content below which a page says too little to be found. */
const LEAST_WORDS = 100;
/** Firms of a list below which it is no list. */
const LEAST_LISTED = 3;

const on =
  (pages: (crawled: Crawled) => Page[]) =>
  (problemsOf: (page: Page, crawled: Crawled) => string[]): Check =>
  (crawled) =>
    pages(crawled).flatMap((page) => problemsOf(page, crawled).map((detail) => ({ path: page.path, detail })));
const onAll = on(crawl.pagesOf);
const onIndexable = on(crawl.indexablePagesOf);

const one = (name: string, values: readonly string[]): string[] => {
  if (values.length > 1) return [`${values.length} ${name}s`];
  return values.length === 0 || values[0]?.trim() === '' ? [`no ${name}`] : [];
};

/** Values of indexable pages that another one has too. */
const duplicates =
  (valueOf: (page: Page) => string | undefined): Check =>
  (crawled) => {
    const first = new Map<string, string>();
    return crawl.indexablePagesOf(crawled).flatMap((page) => {
      const value = valueOf(page)?.trim() ?? '';
      const other = first.get(value.toLowerCase());
      if (value === '') return [];
      if (other !== undefined) return [{ path: page.path, detail: `"${value}" as on ${other}` }];
      first.set(value.toLowerCase(), page.path);
      return [];
    });
  };

const OPPOSITES = [
  ['index', 'noindex'],
  ['follow', 'nofollow'],
  ['all', 'none'],
  ['index', 'none'],
] as const;
const contradictions = onAll((visit) => {
  const said = crawl.directivesOf(visit);
  const { robots } = visit.page;
  return [
    ...(robots.length > 1 ? [`${robots.length} robots metas`] : []),
    ...OPPOSITES.flatMap(([yes, no]) => (said.includes(yes) && said.includes(no) ? [`${yes} and ${no}`] : [])),
  ];
});
const UNSEEN = 'is linked and forbidden by robots.txt, so that nobody sees whether it is noindex';

export const PAGE_CHECKS: Checks = {
  'duplicate titles': duplicates(({ page }) => page.titles[0]),
  'duplicate descriptions': duplicates(({ page }) => page.descriptions[0]),
  // Two businesses may have one name, and their pages are headed by it; what tells them apart stands in the title.
  'duplicate h1': duplicates(({ page }) =>
    placesOf(page.jsonLd).some(({ name }) => name === page.h1s[0]) ? undefined : page.h1s[0],
  ),
  'pages more than 70 % alike': (crawled) =>
    findAlike(
      crawl.indexablePagesOf(crawled).map(({ path, page }) => ({ path, shingles: page.shingles })),
      MOST_ALIKE,
    ).map(({ path, other, likeness }) => ({
      ...{ path, detail: `${Math.round(likeness * 100)} % of its text is that of ${other}` },
    })),
  'no or many title, description, h1, lang': onIndexable(({ page }) => [
    ...one('title', page.titles),
    ...one('description', page.descriptions),
    ...one('h1', page.h1s),
    ...(page.lang?.trim() ? [] : ['no lang']),
  ]),
  // But for the last page of a list.
  'thin pages': onIndexable(({ path, page }) => {
    const listed = listsOf(page.jsonLd);
    return [
      ...(page.words < LEAST_WORDS && !crawl.isContinued(path) ? [`${page.words} words`] : []),
      ...(listed !== null && listed < LEAST_LISTED ? [`lists ${listed}`] : []),
    ];
  }),
  canonicals: onAll((visit, { visits, publicOrigin }) => {
    const { canonicals } = visit.page;
    if (canonicals.length !== 1) return [`${canonicals.length} canonicals`];
    const path = crawl.canonicalPathOf(visit, publicOrigin);
    if (path === null) return [`${canonicals[0]} is not of ${publicOrigin}`];
    const target = visits.get(path);
    // Nothing links to it, or it was one too many to be read.
    if (path === visit.path || !target) return [];
    if (!crawl.isPage(target)) return [`${path} answers ${target.status}`];
    const onward = crawl.canonicalPathOf(target, publicOrigin);
    if (onward !== path) return [`${path} has a canonical of its own: ${onward}`];
    // A page that is not offered may point to one that is not either; one that is offered would vanish with it.
    return !crawl.isNoindex(visit) && !crawl.isIndexable(target, publicOrigin) ? [`${path} is noindex`] : [];
  }),
  'structured data': structuredDataFaults,
  // The site is in one language, so that a page in another would be a mistake.
  hreflang: onAll(({ page }) => page.hreflangs.map((language) => `hreflang="${language}"`)),
  'robots contradictions': (crawled) => [
    ...contradictions(crawled),
    ...crawled.forbidden.map((path) => ({ path, detail: UNSEEN })),
  ],
};
