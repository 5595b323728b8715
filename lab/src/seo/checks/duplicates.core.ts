import { indexablePagesOf } from '../crawled.core.ts';
import type { Crawled, Finding, Page } from '../crawled.core.ts';
import { findAlike } from './alike.core.ts';
import { placesOf } from './json-ld-nodes.core.ts';

/** Indexable pages that are so alike are one page too many. */
export const MOST_ALIKE = 0.7;

const duplicates =
  (valueOf: (page: Page) => string | undefined) =>
  (crawled: Crawled): Finding[] => {
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

export const duplicateTitles = duplicates(({ facts }) => facts.titles[0]);
export const duplicateDescriptions = duplicates(({ facts }) => facts.descriptions[0]);

/** Two businesses may have one name, and their pages are headed by it; what tells them apart stands in the title. */
export const duplicateHeadings = duplicates(({ facts }) =>
  placesOf(facts.jsonLd).some(({ name }) => name === facts.h1s[0]) ? undefined : facts.h1s[0],
);

export function alikePages(crawled: Crawled): Finding[] {
  const texts = indexablePagesOf(crawled).map(({ path, facts }) => ({ path, shingles: facts.shingles }));
  return findAlike(texts, MOST_ALIKE).map(({ path, other, likeness }) => ({
    path,
    detail: `${Math.round(likeness * 100)} % of its text is that of ${other}`,
  }));
}
