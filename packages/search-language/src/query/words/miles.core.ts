import { tableWords } from '../../tables/index.ts';
import type { Token } from './tokens.core.ts';

const NUMBERS = tableWords('places/place-words.txt', 'numbers');
const BEFORE = tableWords('places/place-words.txt', 'before miles');
const BEHIND = tableWords('places/place-words.txt', 'behind miles');
const MILES: ReadonlySet<string> = new Set(['mile', 'miles', 'mi']);

const isNumber = ({ word }: Token): boolean => /^\d{1,3}$/.test(word) || NUMBERS.has(word);

/** How many words from there on tell of miles around something: 3 for `within ten miles`. 0 when they do not. */
export function milesAt(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (!first || !(BEFORE.has(first.word) || isNumber(first))) return 0;
  const number = skip(tokens, at, ({ word }) => BEFORE.has(word));
  const miles = skip(tokens, number, isNumber);
  if (miles === number || !MILES.has(tokens[miles]?.word ?? '')) return 0;
  const end = skip(tokens, miles + 1, ({ word }) => BEHIND.has(word));
  return number > at || end > miles + 1 ? end - at : 0;
}

function skip(tokens: readonly Token[], from: number, isSkipped: (token: Token) => boolean): number {
  const end = tokens.findIndex((token, at) => at >= from && !isSkipped(token));
  return end < 0 ? tokens.length : end;
}
