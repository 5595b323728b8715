import { directivesOf, indexablePagesOf, pagesOf } from '../crawled.core.ts';
import type { Crawled, Finding, Page } from '../crawled.core.ts';

const one = (name: string, values: readonly string[]): string[] => {
  if (values.length > 1) return [`${values.length} ${name}s`];
  return values.length === 0 || values[0]?.trim() === '' ? [`no ${name}`] : [];
};

/** Every indexable page has these once: title, description, h1 and language. */
export const missingBasics = (crawled: Crawled): Finding[] =>
  indexablePagesOf(crawled).flatMap(({ path, facts }) =>
    [
      ...one('title', facts.titles),
      ...one('description', facts.descriptions),
      ...one('h1', facts.h1s),
      ...(facts.lang?.trim() ? [] : ['no lang']),
    ].map((detail) => ({ path, detail })),
  );

/** The site is in one language, so that a page in another would be a mistake. */
export const hreflangs = (crawled: Crawled): Finding[] =>
  pagesOf(crawled).flatMap(({ path, facts }) =>
    facts.hreflangs.map((language) => ({ path, detail: `hreflang="${language}"` })),
  );

const OPPOSITES = [
  ['index', 'noindex'],
  ['follow', 'nofollow'],
  ['all', 'none'],
  ['index', 'none'],
] as const;

/** Pages that say both, or say it where nobody may read it. */
export const robotsContradictions = (crawled: Crawled): Finding[] => [
  ...pagesOf(crawled).flatMap((page) => contradictionsOf(page).map((detail) => ({ path: page.path, detail }))),
  ...crawled.forbidden.map((path) => ({
    path,
    detail: 'is linked and forbidden by robots.txt, so that nobody sees whether it is noindex',
  })),
];

function contradictionsOf(page: Page): string[] {
  const said = directivesOf(page);
  return [
    ...(page.facts.robots.length > 1 ? [`${page.facts.robots.length} robots metas`] : []),
    ...OPPOSITES.flatMap(([yes, no]) => (said.includes(yes) && said.includes(no) ? [`${yes} and ${no}`] : [])),
  ];
}
