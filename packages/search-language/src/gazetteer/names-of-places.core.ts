import { termsInFull, withBlanks } from '../text/place-fold.core.ts';
import { phraseOf, termsOf } from '../text/text.core.ts';
import type { GazetteerPlace } from './gathered-places.core.ts';

/** Places by the words of their names. `called` are other names that people give to places. */
export class NamesOfPlaces {
  /** The largest first. */
  readonly byName = new Map<string, GazetteerPlace[]>();
  /** Every word of a name. */
  readonly stems = new Set<string>();
  /** First words of names of several. */
  readonly beginnings = new Set<string>();

  constructor(places: Iterable<GazetteerPlace>, called: Iterable<string>) {
    for (const place of places) this.add(place);
    for (const name of called) this.learn(termsOf(name));
    for (const same of this.byName.values()) same.sort((a, b) => b.zips.length - a.zips.length);
  }

  private add(place: GazetteerPlace): void {
    const { name } = place;
    for (const spelling of new Set([name, withBlanks(name)].map((one) => fullPhrase(phraseOf(one))))) {
      this.learn(spelling.split(' '));
      const others = this.byName.get(spelling);
      if (others) others.push(place);
      else this.byName.set(spelling, [place]);
    }
  }

  private learn(terms: readonly string[]): void {
    for (const term of terms) this.stems.add(term);
    const [first] = terms;
    if (first !== undefined && terms.length > 1) this.beginnings.add(firstInFull(first));
  }
}

/** `st louis` and `saint louis` are one name. */
export const fullPhrase = (phrase: string): string =>
  phrase.includes(' ') ? termsInFull(phrase.split(' ')).join(' ') : phrase;

/** The first word of a name of several. */
export const firstInFull = (term: string): string => termsInFull([term, ''])[0] ?? term;
