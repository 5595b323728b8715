import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { tableWords } from '../../tables/index.ts';
import { businessKeyOf, LEGAL_FORMS } from '../../text/index.ts';
import { typed, type Marked, type Tokens } from '../words/tokens.core.ts';
import { meantWords } from '../words/search-meaning.core.ts';
import type { MarkedSearch, SearchMark } from '../words/search-readers.core.ts';
import { spotOfAll, type Spot } from './spot.core.ts';
import { isPlacing } from './towns.core.ts';

/** Words beside a place, which may be the name of a business there. */
export interface PlacedName {
  /** See `businessKeyOf`: as typed and as corrected before the place, and last the words without any place. */
  nameKeys: string[];
  spot: Spot;
  /** Keys of names that say `law firm` in other words: of Austin Law Group for `austin law`. Empty where no business is called so. */
  alike: string[];
  /** Whether the words are a firm's rather than those of who looks for lawyers: `law office`, not `lawyers`. */
  saysFirm: boolean;
}

const SAY_LAW_FIRM = [...tableWords('words/names.txt', 'say law firm')].map(businessKeyOf);
/** As typed: several `law firms` are looked for. */
const SAY_A_FIRM = tableWords('words/names.txt', 'say a firm');

/** Reads the name beside the places of a search. Before places at the end it may hold others itself: `Perry & Walters, Albany GA`. */
export function placedName(
  marked: MarkedSearch,
  wanted: Tokens,
  otherWords: readonly string[],
  dictionary: Dictionary,
): PlacedName | null {
  const end = marked.findLastIndex((one) => !placeIn(one)) + 1;
  // Where all words are places, the first ones are the name: `Perry Albany GA`.
  const from = end === 0 ? marked.length - 1 : end;
  const behind = marked.slice(from);
  const spot = spotOfAll((behind.length > 0 ? behind : marked).flatMap((one) => placeIn(one) ?? []));
  if (!spot) return null;
  const before = wanted.slice(0, wanted.length - behind.reduce((sum, { tokens }) => sum + tokens.length, 0));
  const names = [before.map(({ word }) => word), marked.slice(0, from).flatMap(meantWords), otherWords];
  const nameKeys = names.map((words) => businessKeyOf(withoutPlacing(words).join(' ')));
  const rest = nameKeys.at(-1) ?? '';
  const saysMore = !SAY_LAW_FIRM.includes(rest);
  const alike = saysMore ? [] : alikeTo([businessKeyOf(typed(wanted)), nameKeys[0] ?? ''], rest, dictionary);
  const saysFirm = SAY_A_FIRM.has(otherWords.join(' ')) || otherWords.some((word) => LEGAL_FORMS.has(word));
  return { nameKeys: [...new Set(nameKeys)], spot, alike, saysFirm };
}

/** Other names with the words of the first of these names that is more than `rest`; none when no business has the words. */
function alikeTo(names: readonly string[], rest: string, { vocabulary }: Dictionary): string[] {
  const isCalled = (word: string): boolean => vocabulary.isCalled(word) && !isPlacing(word);
  const ends = new RegExp(`^${rest} | ${rest}$`);
  const own = names.find((name) => ends.test(name))?.replace(ends, '') ?? '';
  if (!own.split(' ').every(isCalled)) return [];
  return [own, ...SAY_LAW_FIRM.map((words) => `${own} ${words}`), `law office ${own}`, `law firm ${own}`];
}

const placeIn = ({ mark }: Marked<SearchMark>): Spot | null =>
  mark.kind === 'sense' && mark.sense.kind === 'place' ? mark.sense.spot : null;

/** Without the last word if it says that a place follows: `adler law in`. */
const withoutPlacing = (words: readonly string[]): readonly string[] =>
  isPlacing(words.at(-1)) ? words.slice(0, -1) : words;
