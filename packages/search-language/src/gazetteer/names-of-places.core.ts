import { inFull, termsInFull, withBlanks, inShort, placeWordsOf } from '../text/place-fold.core.ts';
import { CONNECTIVES, phraseOf, termsOf, wordsOf } from '../text/text.core.ts';
import { remembered } from '../tables/remember.core.ts';
import { isMuchLarger, KNOWN_PEOPLE, type GazetteerPlace } from './gathered-places.core.ts';
import { US_STATES } from '@lawdex/contracts/us-states';

/** Places by the words of their names; those with ZIP codes are given first. `called` are other names that people give to places. */
export class NamesOfPlaces {
  /** The largest first. */
  readonly byName = new Map<string, GazetteerPlace[]>();
  readonly stems = new Set<string>();
  /** First words of names of several. */
  readonly beginnings = new Set<string>();

  constructor(places: Iterable<GazetteerPlace>, called: Iterable<string>) {
    for (const place of places) this.add(place);
    for (const name of called) this.learn(termsOf(name), true);
    for (const same of this.byName.values()) same.sort((a, b) => b.people - a.people || b.zips.length - a.zips.length);
  }

  private add(place: GazetteerPlace): void {
    const { name, zips } = place;
    for (const phrase of new Set([name, withBlanks(name)].map((one) => fullPhrase(phraseOf(one))))) {
      this.learn(phrase.split(' '), zips.length > 0);
      const others = remembered(this.byName, phrase, () => []);
      if (zips.length > 0 || !others.some((other) => hidesTown(other, place))) others.push(place);
    }
  }

  private learn([first = '', ...others]: readonly string[], isSure: boolean): void {
    if (others.length > 0) this.beginnings.add(firstInFull(first));
    // Words of towns stay misspellings of better known ones.
    if (isSure) for (const term of [first, ...others]) this.stems.add(term);
  }
}

/** Whether a town is meant beside its state alone: a place with a ZIP code is called so and not much smaller. */
const hidesTown = (other: GazetteerPlace, town: GazetteerPlace): boolean =>
  other.zips.length > 0 && spelling(other) === spelling(town) && !isMuchLarger(town, other);

/** One for places of one name. Phrases are of stems, in which The Woodlands is Woodland. */
const spelling = ({ name }: GazetteerPlace): string =>
  inFull(wordsOf(withBlanks(name)).filter((word) => !CONNECTIVES.has(word))).join(' ');

/** `st louis` and `saint louis` are one name. */
export const fullPhrase = (phrase: string): string =>
  phrase.includes(' ') ? termsInFull(phrase.split(' ')).join(' ') : phrase;

export const firstInFull = (term: string): string => termsInFull([term, ''])[0] ?? term;

// `lapaz` might be anything.
const SHORTEST = 6;

/** Names of several words by how they are typed without blanks: `fortworth`, `ftworth`. That of a smaller place is rather a name. */
export function namesWithoutBlanks(
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
