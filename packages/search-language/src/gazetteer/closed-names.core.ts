import { US_STATES } from '@lawdex/contracts/us-states';
import { inShort, placeWordsOf } from '../text/place-fold.core.ts';
import { wordsOf } from '../text/text.core.ts';
import type { GazetteerPlace } from './gathered-places.core.ts';

// A smaller place written as one word is rather a name or a mistake, but for `stclair` and the like.
const KNOWN_PEOPLE = 20_000;
// `lapaz` might be anything.
const SHORTEST = 6;

/** Names of several words by how they are typed without blanks: `fortworth` and `ftworth`. */
export function closedNames(
  places: Iterable<GazetteerPlace>,
  called: Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
  const closed = new Map<string, readonly string[]>();
  const add = (words: readonly string[]): void => {
    const word = words.join('');
    if (words.length > 1 && word.length >= SHORTEST && !closed.has(word)) closed.set(word, words);
  };
  for (const name of [...US_STATES.map((state) => state.name), ...called]) add(wordsOf(name));
  for (const { name, people } of places) {
    if (!/[ -]/.test(name)) continue;
    const words = placeWordsOf(name);
    const short = inShort(words);
    if (people >= KNOWN_PEOPLE || short.join() !== words.join()) for (const spelling of [words, short]) add(spelling);
  }
  return closed;
}
