import { indexablePagesOf, isContinued } from '../crawled.core.ts';
import type { Crawled, Finding } from '../crawled.core.ts';
import { listsOf } from './json-ld-nodes.core.ts';

/** Words of the main content below which a page says too little to be found. */
export const LEAST_WORDS = 100;

/** Firms of a list below which it is no list. */
export const LEAST_LISTED = 3;

/** Indexable pages of few words, but for the last page of a list, and lists of few firms. */
export const thinPages = (crawled: Crawled): Finding[] =>
  indexablePagesOf(crawled).flatMap(({ path, facts }) => {
    const listed = listsOf(facts.jsonLd);
    return [
      ...(facts.words < LEAST_WORDS && !isContinued(path) ? [`${facts.words} words`] : []),
      ...(listed !== null && listed < LEAST_LISTED ? [`lists ${listed}`] : []),
    ].map((detail) => ({ path, detail }));
  });
