import {
  canonicalPathOf,
  directivesOf,
  indexablePagesOf,
  isContinued,
  isIndexable,
  isNoindex,
  isPage,
  pagesOf,
} from '../crawled.core.ts';
import type { Crawled, Finding, Page } from '../crawled.core.ts';
import { findAlike } from './alike.core.ts';
import { listsOf, placesOf } from './structured-data.core.ts';

/** Indexable pages that are so alike are one page too many. */
const MOST_ALIKE = 0.7;
/** Words of the main content below which a page says too little to be found. */
const LEAST_WORDS = 100;
/** Firms of a list below which it is no list. */
const LEAST_LISTED = 3;

type Find = (crawled: Crawled) => Finding[];

const on =
  (pages: (crawled: Crawled) => Page[]) =>
  (problemsOf: (page: Page, crawled: Crawled) => string[]): Find =>
  (crawled) =>
    pages(crawled).flatMap((page) => problemsOf(page, crawled).map((detail) => ({ path: page.path, detail })));
const onAll = on(pagesOf);
const onIndexable = on(indexablePagesOf);

const one = (name: string, values: readonly string[]): string[] => {
  if (values.length > 1) return [`${values.length} ${name}s`];
  return values.length === 0 || values[0]?.trim() === '' ? [`no ${name}`] : [];
};

/** Every indexable page has these once: title, description, h1 and language. */
export const missingBasics = onIndexable(({ page }) => [
  ...one('title', page.titles),
  ...one('description', page.descriptions),
  ...one('h1', page.h1s),
  ...(page.lang?.trim() ? [] : ['no lang']),
]);

/** The site is in one language, so that a page in another would be a mistake. */
export const hreflangs = onAll(({ page }) => page.hreflangs.map((language) => `hreflang="${language}"`));

/** Indexable pages of few words, but for the last page of a list, and lists of few firms. */
export const thinPages = onIndexable(({ path, page }) => {
  const listed = listsOf(page.jsonLd);
  return [
    ...(page.words < LEAST_WORDS && !isContinued(path) ? [`${page.words} words`] : []),
    ...(listed !== null && listed < LEAST_LISTED ? [`lists ${listed}`] : []),
  ];
});

const OPPOSITES = [
  ['index', 'noindex'],
  ['follow', 'nofollow'],
  ['all', 'none'],
  ['index', 'none'],
] as const;
const contradictions = onAll((page) => {
  const said = directivesOf(page);
  return [
    ...(page.page.robots.length > 1 ? [`${page.page.robots.length} robots metas`] : []),
    ...OPPOSITES.flatMap(([yes, no]) => (said.includes(yes) && said.includes(no) ? [`${yes} and ${no}`] : [])),
  ];
});
const UNSEEN = 'is linked and forbidden by robots.txt, so that nobody sees whether it is noindex';

/** Pages that say both, or say it where nobody may read it. */
export const robotsContradictions: Find = (crawled) => [
  ...contradictions(crawled),
  ...crawled.forbidden.map((path) => ({ path, detail: UNSEEN })),
];

/** Canonicals that are missing, more than one, of another site, or lead to a page that is not one itself. */
export const canonicalFaults = onAll((page, { visits, publicOrigin }) => {
  const { canonicals } = page.page;
  if (canonicals.length !== 1) return [`${canonicals.length} canonicals`];
  const path = canonicalPathOf(page, publicOrigin);
  if (path === null) return [`${canonicals[0]} is not of ${publicOrigin}`];
  const target = visits.get(path);
  // Nothing links to it, or it was one too many to be read.
  if (path === page.path || !target) return [];
  if (!isPage(target)) return [`${path} answers ${target.status}`];
  const onward = canonicalPathOf(target, publicOrigin);
  if (onward !== path) return [`${path} has a canonical of its own: ${onward}`];
  // A page that is not offered may point to one that is not either; one that is offered would vanish with it.
  return !isNoindex(page) && !isIndexable(target, publicOrigin) ? [`${path} is noindex`] : [];
});

const duplicates =
  (valueOf: (page: Page) => string | undefined): Find =>
  (crawled) => {
    const first = new Map<string, string>();
    return indexablePagesOf(crawled).flatMap((page) => {
      const value = valueOf(page)?.trim() ?? '';
      const other = first.get(value.toLowerCase());
      if (value === '') return [];
      if (other !== undefined) return [{ path: page.path, detail: `"${value}" as on ${other}` }];
      first.set(value.toLowerCase(), page.path);
      return [];
    });
  };

export const duplicateTitles = duplicates(({ page }) => page.titles[0]);
export const duplicateDescriptions = duplicates(({ page }) => page.descriptions[0]);
/** Two businesses may have one name, and their pages are headed by it; what tells them apart stands in the title. */
export const duplicateHeadings = duplicates(({ page }) =>
  placesOf(page.jsonLd).some(({ name }) => name === page.h1s[0]) ? undefined : page.h1s[0],
);

export const alikePages: Find = (crawled) => {
  const texts = indexablePagesOf(crawled).map(({ path, page }) => ({ path, shingles: page.shingles }));
  return findAlike(texts, MOST_ALIKE).map(({ path, other, likeness }) => ({
    path,
    detail: `${Math.round(likeness * 100)} % of its text is that of ${other}`,
  }));
};
