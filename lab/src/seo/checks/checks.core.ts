import { SEARCH_PATH } from '@lawdex/contracts';
import { canonicalPathOf, directivesOf, HOME, isContinued, isNoindex, isOf, isPage, when } from '../crawled.core.ts';
import type { Crawled, Finding, Page, Site, SitemapLine, Visit } from '../crawled.core.ts';
import { findAlike } from './alike.core.ts';
import { listsOf, placesOf, problemsOfBlock } from './structured-data.core.ts';

const OPPOSITES = ['index and noindex', 'follow and nofollow', 'all and none', 'index and none'];

type Check = (site: Site) => Finding[];

const on =
  (which: 'pages' | 'indexable', problemsOf: (page: Page, site: Site) => string[]): Check =>
  (site) =>
    site[which].flatMap((page) => problemsOf(page, site).map((detail) => ({ path: page.path, detail })));

/** Answers of addresses that are not what a link should lead to. */
const onAnswers =
  (problemsOf: (visit: Visit) => string[]): Check =>
  ({ visits, foundOn }) =>
    [...visits.values()].flatMap((visit) => {
      const linked = `linked on ${foundOn.get(visit.path) ?? 'no page'}`;
      return problemsOf(visit).map((problem) => ({ path: visit.path, detail: `${problem}, ${linked}` }));
    });

/** Values of indexable pages that another one has too. */
const duplicates =
  (valueOf: (page: Page) => string | undefined): Check =>
  (site) => {
    const first = new Map<string, string>();
    return on('indexable', (page) => {
      const value = valueOf(page)?.trim() ?? '';
      const other = first.get(value.toLowerCase());
      if (other === undefined && value !== '') first.set(value.toLowerCase(), page.path);
      return other === undefined ? [] : [`"${value}" as on ${other}`];
    })(site);
  };

const one = (name: string, values: readonly string[]): string[] =>
  values.length > 1 ? [`${values.length} ${name}s`] : when(!values[0]?.trim(), `no ${name}`);

/** By what they find. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'broken links': onAnswers(({ status }) => [
    ...when(status === 0, 'no answer'),
    ...when(status >= 400, String(status)),
  ]),
  // But for a link that is made before a practice area's id is known: the search moves it to that id, and is noindex in any case.
  'links to redirects': onAnswers(({ path, status, location }) => {
    const isSpecified = path.startsWith(`${SEARCH_PATH}?category=`);
    return when(status >= 300 && status < 400 && !isSpecified, `${status} to ${location}`);
  }),
  orphans: on('indexable', ({ path }, { anyDepths }) => when(!anyDepths.has(path), 'no page leads to it')),
  // But for further pages of a list. Through pages that are offered, or, where none of them leads to it, through any.
  'more than 4 clicks from home': on('indexable', ({ path }, { depths, anyDepths }) => {
    const depth = depths.get(path) ?? anyDepths.get(path) ?? 0;
    return when(depth > 4 && !isContinued(path), `${depth} clicks`);
  }),
  'sitemap says what is not so': (site) => {
    const seen = new Set<string>();
    const wrong = site.sitemap.flatMap((line) => {
      const details = [...when(seen.has(line.loc), 'is listed twice'), ...problemsOfLine(line, site)];
      seen.add(line.loc);
      return details.map((detail) => ({ path: line.path ?? line.loc, detail: `${detail} (${line.file})` }));
    });
    return [...site.sitemapProblems, ...wrong];
  },
  'indexable, not in the sitemap': on('indexable', ({ path }, { listed, foundOn }) =>
    when(!listed.has(path) && !isContinued(path), `linked on ${foundOn.get(path) ?? '-'}`),
  ),
  'duplicate titles': duplicates(({ page }) => page.titles[0]),
  'duplicate descriptions': duplicates(({ page }) => page.descriptions[0]),
  // Two businesses may have one name, and their pages are headed by it; what tells them apart stands in the title.
  'duplicate h1': duplicates(({ page }) =>
    placesOf(page.jsonLd).some(({ name }) => name === page.h1s[0]) ? undefined : page.h1s[0],
  ),
  'pages more than 70 % alike': ({ indexable }) => {
    const texts = indexable.map(({ path, page: { shingles } }) => ({ path, shingles }));
    return findAlike(texts, 0.7).map(({ path, other, likeness }) => {
      return { path, detail: `${Math.round(likeness * 100)} % of its text is that of ${other}` };
    });
  },
  'no or many title, description, h1, lang': on('indexable', ({ page }) => [
    ...one('title', page.titles),
    ...one('description', page.descriptions),
    ...one('h1', page.h1s),
    ...one('lang', page.langs),
  ]),
  // Fewer words say too little to be found, but for further pages of a list, and fewer firms are no list.
  'thin pages': on('indexable', ({ path, page }) => {
    const listed = listsOf(page.jsonLd);
    return [
      ...when(page.words < 100 && !isContinued(path), `${page.words} words`),
      ...when(listed !== null && listed < 3, `lists ${listed}`),
    ];
  }),
  canonicals: on('pages', (visit, { visits, publicOrigin }) => {
    const { canonicals } = visit.page;
    if (canonicals.length !== 1) return [`${canonicals.length} canonicals`];
    const path = canonicalPathOf(visit, publicOrigin);
    if (path === null) return [`${canonicals[0]} is not of ${publicOrigin}`];
    const target = visits.get(path);
    // Nothing links to it, or it was one too many to be read.
    if (path === visit.path || !target) return [];
    if (!isPage(target)) return [`${path} answers ${target.status}`];
    const onward = canonicalPathOf(target, publicOrigin);
    if (onward !== path) return [`${path} has a canonical of its own: ${onward}`];
    // A page that is not offered may point to one that is not either; one that is offered would vanish with it.
    return when(!isNoindex(visit) && isNoindex(target), `${path} is noindex`);
  }),
  // A site that is noindex from its home page on shows fictional firms, which nobody has rated.
  'structured data': on('pages', ({ page }, { pages, publicOrigin }) => {
    const isFictional = pages.some((other) => other.path === HOME && isNoindex(other));
    return page.jsonLd.flatMap((block) => problemsOfBlock(block, publicOrigin, isFictional));
  }),
  // The site is in one language, so that a page in another would be a mistake.
  hreflang: on('pages', ({ page }) => page.hreflangs.map((language) => `hreflang="${language}"`)),
  'robots contradictions': (site) => [
    ...on('pages', (visit) => {
      const [said, { robots }] = [directivesOf(visit), visit.page];
      const both = OPPOSITES.filter((words) => words.split(' and ').every((word) => said.includes(word)));
      return [...when(robots.length > 1, `${robots.length} robots metas`), ...both];
    })(site),
    ...site.forbidden.map((path) => ({
      path,
      detail: 'is linked and forbidden by robots.txt, so that nobody sees whether it is noindex',
    })),
  ],
};

function problemsOfLine({ loc, path, lastModified }: SitemapLine, crawled: Crawled): string[] {
  const { publicOrigin } = crawled;
  const isPast = lastModified === null || Date.parse(lastModified) <= crawled.now.getTime() + 60_000;
  const problems = when(!isPast, `lastmod ${lastModified} is no time in the past`);
  if (path === null) return [...problems, 'is an address of another site'];
  if (!isOf(loc, publicOrigin)) problems.push(`${loc} is not of the public origin`);
  if (crawled.forbidden.includes(path)) return [...problems, 'is forbidden by robots.txt'];
  const visit = crawled.visits.get(path);
  if (!visit) return problems;
  if (!isPage(visit)) return [...problems, visit.status === 200 ? 'is no page' : `answers ${visit.status}`];
  const canonical = canonicalPathOf(visit, publicOrigin);
  return [
    ...problems,
    ...when(isNoindex(visit), 'is noindex'),
    ...when(canonical !== path, `is not its own canonical, which is ${canonical ?? 'missing'}`),
  ];
}
