import { PRICE_RANGES } from '@lawdex/contracts';
import type { Understood } from '@lawdex/contracts';

const SIGNS = /(?:\b(under|below|less than|cheaper than|up to|at most|max(?:imum)?)\s+)?(?<![\w$])(\${1,4})(?![\w$])/i;

/** Reads dollar signs, and answers the rest of the search: `under $$$` leaves out the third, `up to $$` does not. */
export function pricesIn(query: string): { rest: string; filters: Understood['filters'] } {
  const match = SIGNS.exec(query);
  const signs = match?.[2];
  if (!match || signs === undefined) return { rest: query, filters: [] };
  const [words, limit] = match;
  const below = /^(?:under|below|less|cheaper)/i.test(limit ?? '');
  const most = below ? Math.max(1, signs.length - 1) : signs.length;
  const ranges = limit === undefined ? [signs] : PRICE_RANGES.slice(0, most);
  return {
    rest: query.replace(words, ' '),
    filters: [{ name: 'priceRange', value: ranges.join(','), words: words.trim() }],
  };
}
