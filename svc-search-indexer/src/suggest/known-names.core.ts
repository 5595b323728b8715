import { searchPath, type Suggestion } from '@lawdex/contracts';
import { cityKeyOf, cityNames, placeSpellings, type CategoryTerms } from '@lawdex/search-language/text';
import { firstFrom, type Place } from '@lawdex/search-language/dictionary';
import type { GazetteerPlace } from '@lawdex/search-language/gazetteer';
import { beginsNearly } from './near-prefix.core.ts';
import { keyOf, keysFromEachWord, matchedParts } from './typed.core.ts';

interface Name {
  key: string;
  /** 0: the name from its first word on; 1: from a later one; 2: another name. */
  rank: number;
  /** More of it first, among equal ranks. */
  weight: number;
  /** The suggestion that the name stands for. */
  means: Omit<Suggestion, 'matched'>;
}

/** Practice areas or places, with every way to begin one of their names. Of some thousands, all in memory. */
export class KnownNames {
  private readonly names: readonly Name[];
  private readonly keys: readonly string[];

  constructor(names: readonly Name[]) {
    this.names = [...names].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    this.keys = this.names.map(({ key }) => key);
  }

  beginningWith(key: string, most: number): Suggestion[] {
    const found: Name[] = [];
    for (let index = firstFrom(this.keys, key); this.keys[index]?.startsWith(key); index++) {
      const name = this.names[index];
      if (name) found.push(name);
    }
    return best(found, most).map((name) => ({ ...name.means, matched: matchedParts(name.means.text, key) }));
  }

  beginningNearlyWith(key: string, most: number): Suggestion[] {
    const found = this.names.filter((name) => beginsNearly(name.key, key));
    return best(found, most).map((name) => ({ ...name.means, matched: [] }));
  }
}

/** Each meaning once, by its best name. */
function best(names: readonly Name[], most: number): Name[] {
  const ordered = [...names].sort(
    (a, b) => a.rank - b.rank || b.weight - a.weight || (a.means.text < b.means.text ? -1 : 1),
  );
  const meant = new Map<string, Name>();
  for (const name of ordered) {
    if (meant.size >= most) break;
    if (!meant.has(name.means.to)) meant.set(name.means.to, name);
  }
  return [...meant.values()];
}

// Practice areas are typed with these words behind them.
const BEHIND = ['lawyers', 'attorneys'];

export function practiceNames(categories: Iterable<CategoryTerms>): KnownNames {
  return new KnownNames(
    [...categories].flatMap(({ name, aliases }) => {
      const means = { kind: 'practice' as const, text: name, to: searchPath({ query: name }) };
      return [
        ...namesOf(name, 0, { ...means, detail: null }),
        ...aliases.map((alias) => otherName(alias, 0, { ...means, detail: alias })),
      ].flatMap((one) => [one, ...BEHIND.map((word) => ({ ...one, key: `${one.key} ${word}` }))]);
    }),
  );
}

export const placeNames = (places: Iterable<Place>): KnownNames => new KnownNames([...places].flatMap(namesOfPlace));

function namesOfPlace({ key, city, state, docs }: Omit<Place, 'centre'>): Name[] {
  const text = `${city}, ${state}`;
  const means = { kind: 'place' as const, text, detail: null, to: searchPath({ location: text }) };
  const [, ...others] = cityNames(city, key);
  // Phones leave out blanks: `sanf`.
  const closed = /[ -]/.test(city) ? placeSpellings(city) : [];
  return [
    ...namesOf(text, docs, means),
    ...[...others, ...closed].map((other) => otherName(`${other} ${state}`, docs, means)),
  ];
}

/** Names of a town, whether or not a business is there. */
export const namesOfTown = ({ name, state, people }: GazetteerPlace): Name[] =>
  people > 0 ? namesOfPlace({ key: cityKeyOf(name, state), city: name, state, docs: people }) : [];

function namesOf(text: string, weight: number, means: Name['means']): Name[] {
  return keysFromEachWord(text).map((key, index) => ({ key, rank: index === 0 ? 0 : 1, weight, means }));
}

/** From its beginning only: with all the words of all other names, a short beginning would mean almost anything. */
const otherName = (text: string, weight: number, means: Name['means']): Name => ({
  key: keyOf(text),
  rank: 2,
  weight,
  means,
});
