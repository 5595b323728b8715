import { US_STATES } from '@lawdex/contracts/us-states';
import { cityNames, phraseOf, practiceTerms, stem, termsOf, type CategoryTerms, wordsOf } from '../text/index.ts';
import { atOnce, defaultMeanings, each, type Meanings, type Steps, type Strength } from '../meanings/index.ts';
import { Gazetteer } from '../gazetteer/index.ts';
import { differByMore, editDistance, lettersOf } from './damerau.core.ts';
import { remembered } from '../tables/remember.core.ts';
import { firstFrom, Vocabulary } from './vocabulary.core.ts';

export interface Place {
  key: string;
  city: string;
  state: string;
  docs: number;
  /** Mean position of its documents; null when none has one. */
  centre: { lat: number; lng: number } | null;
}

/** Knowledge of words that does not depend on the businesses of this moment. */
export interface Background {
  gazetteer: Gazetteer;
  /** English words, as stems. */
  english: ReadonlySet<string>;
  spanish: ReadonlySet<string>;
  firstNames: ReadonlySet<string>;
  meanings: Meanings;
}

const NO_BACKGROUND: Background = {
  gazetteer: new Gazetteer([]),
  english: new Set(),
  spanish: new Set(),
  firstNames: new Set(),
  get meanings() {
    return defaultMeanings();
  },
};

// A misspelt word is not corrected to the name of a smaller city.
const LARGE_CITY_ZIPS = 5;
const SHORTEST_NOISE = 6;
const SHORTEST_JOINED = 5;
const PREFIX_SENSES = 5;
const PREFIX_LENGTH = 3;
const NAMES_A_STEP = 50;
const WORDS_A_STEP = 2_000;

type Knowing = [
  categories: readonly CategoryTerms[],
  places: readonly Place[],
  vocabulary?: Vocabulary,
  background?: Background,
];

/** The meanings of words at one moment, as categories and documents define them. The vocabulary is shared with later dictionaries. */
export class Dictionary {
  readonly categories: ReadonlyMap<string, CategoryTerms>;
  readonly places: ReadonlyMap<string, Place>;
  readonly vocabulary: Vocabulary;
  readonly background: Background;
  private readonly practicePhrases = new Map<string, Set<string>>();
  private readonly placePhrases = new Map<string, Set<string>>();
  private readonly beginnings = new Set<string>();
  private sortedPractices: string[] = [];
  private sortedPlaces: string[] = [];
  private spelledPlaces: { name: string; letters: number; keys: ReadonlySet<string> }[] = [];

  /** A written form for each stem, because visitors read corrections and stems are only for comparing. */
  private readonly written = new Map<string, string>();

  static of(...knowing: Knowing): Dictionary {
    return atOnce(Dictionary.building(...knowing));
  }

  static *building(...knowing: Knowing): Steps<Dictionary> {
    const dictionary = new Dictionary(...knowing);
    yield* dictionary.build();
    return dictionary;
  }

  private constructor(...[categories, places, vocabulary = new Vocabulary(), background = NO_BACKGROUND]: Knowing) {
    this.background = background;
    this.categories = new Map(categories.map((category) => [category.slug, category]));
    this.places = new Map(places.map((place) => [place.key, place]));
    this.vocabulary = vocabulary;
  }

  private *build(): Steps<void> {
    for (const category of this.categories.values()) {
      for (const term of practiceTerms(category.slug, category)) this.addPractice(term, category.slug);
      yield;
    }
    yield* this.addMeanings();
    yield* each(this.places.values(), NAMES_A_STEP, (place) => {
      for (const name of cityNames(place.city, place.key)) this.add(this.placePhrases, name, place.key, 'place');
    });
    const large = [...this.background.gazetteer.large(LARGE_CITY_ZIPS), ...US_STATES];
    yield* each(large, NAMES_A_STEP, ({ name }) => this.learn(name, 'place'));
    this.sortedPractices = [...this.practicePhrases.keys()].sort();
    this.sortedPlaces = [...this.placePhrases.keys()].sort();
    this.spelledPlaces = [...this.placePhrases].map(([name, keys]) => ({ name, letters: lettersOf(name), keys }));
  }

  /** Slugs of the practice areas that a phrase names, or means with this strength. An entry of the vocabulary replaces the name. */
  practices(phrase: string, strength: Strength = 'strong'): string[] {
    const said = this.background.meanings
      .of(phrase)
      .filter(({ kind, means }) => kind === 'practice' && this.categories.has(means));
    const meant = said.filter((entry) => entry.strength === strength).map(({ means }) => means);
    if (strength !== 'strong') return meant;
    const named = [...(this.practicePhrases.get(phrase) ?? [])];
    return [...new Set([...named.filter((slug) => !said.some(({ means }) => means === slug)), ...meant])];
  }

  /** Whether a phrase is what a practice area is called, however surely it means it. */
  isPractice(phrase: string): boolean {
    return this.practicePhrases.has(phrase);
  }

  /** Whether a word is spelt right, even if no business has it. */
  isOrdinary(term: string): boolean {
    const { gazetteer, meanings, spanish } = this.background;
    if (this.vocabulary.has(term) || this.isWord(term) || spanish.has(term)) return true;
    return gazetteer.hasWord(term) || meanings.isNoise(term);
  }

  /** Whether it is an English word or a first name: otherwise `spanish speaking` would become speeding tickets. */
  isWord(term: string): boolean {
    return this.background.english.has(term) || this.background.firstNames.has(term);
  }

  /** Whether a word begins a phrase of several that means something, or one that is written as one word: `trade mark`. */
  begins(term: string): boolean {
    if (this.beginnings.has(term) || this.background.gazetteer.begins(term)) return true;
    return this.sortedPractices[firstFrom(this.sortedPractices, term)]?.startsWith(term) ?? false;
  }

  inWriting(phrase: string): string {
    return phrase
      .split(' ')
      .map((term) => this.written.get(term) ?? term)
      .join(' ');
  }

  /** Cities that a phrase names, largest first. */
  cities(phrase: string): Place[] {
    return this.placesOf(this.placePhrases.get(phrase) ?? []);
  }

  /** Practice areas that a phrase may become; none when it is short or could become many. */
  practicesStartingWith(phrase: string): string[] {
    return few(startingWith(this.sortedPractices, this.practicePhrases, phrase));
  }

  citiesStartingWith(phrase: string, most = PREFIX_SENSES): Place[] {
    return this.placesOf(few(startingWith(this.sortedPlaces, this.placePhrases, phrase), most));
  }

  /** Cities whose name is nearest to a misspelt one, by so many edits at most. */
  citiesLike(phrase: string, most = 2): Place[] {
    let nearest = Math.min(most, phrase.length >= 7 ? 2 : phrase.length >= 4 ? 1 : 0);
    const letters = lettersOf(phrase);
    let found: string[] = [];
    for (const { name, letters: others, keys } of this.spelledPlaces) {
      if (differByMore(letters, others, nearest)) continue;
      const distance = editDistance(phrase, name, nearest);
      if (distance === 0 || distance > nearest) continue;
      found = distance < nearest ? [...keys] : [...found, ...keys];
      nearest = distance;
    }
    return this.placesOf(new Set(found));
  }

  private placesOf(keys: Iterable<string>): Place[] {
    const places = [...keys].map((key) => this.places.get(key)).filter((place) => place !== undefined);
    return places.sort((a, b) => b.docs - a.docs || (a.key < b.key ? -1 : 1));
  }

  private addPractice(name: string, slug: string): void {
    const terms = termsOf(name);
    const { meanings } = this.background;
    // `legal services` tells no practice from another, even where an area is called so.
    if (terms.every((term) => meanings.isNoise(term))) return;
    if (meanings.of(terms.join(' ')).some(({ kind }) => kind === 'none')) return;
    this.add(this.practicePhrases, name, slug, 'practice');
    // Visitors type `tax` for `tax law` too.
    if (/ (?:law|defense)$/.test(name)) this.add(this.practicePhrases, name.replace(/ \w+$/, ''), slug, 'practice');
  }

  private *addMeanings(): Steps<void> {
    const { meanings, english } = this.background;
    yield* each(meanings.all(), NAMES_A_STEP, (entries) => {
      const practice = entries.some(({ kind }) => kind === 'practice');
      for (const { phrase: written, kind, strength } of entries) {
        // Nothing is corrected to words that are not searched for.
        if (kind === 'noise' && strength === 'weak') this.begin(written);
        else this.learn(written, practice ? 'story' : 'noise');
      }
    });
    const told = yield* meanings.stories.wordsFrom(english);
    yield* each(told, WORDS_A_STEP, (word) => this.vocabulary.set(word, 'story', 0));
  }

  private add(phrases: Map<string, Set<string>>, name: string, sense: string, kind: 'practice' | 'place'): void {
    const phrase = phraseOf(name);
    if (!phrase) return;
    this.learn(name, kind);
    // `realestate` is a spelling too; `ma` is not, although mergers are `m&a`.
    const joined = phrase.replaceAll(' ', '');
    for (const spelling of new Set([phrase, joined.length < SHORTEST_JOINED ? phrase : joined])) {
      remembered(phrases, spelling, () => new Set<string>()).add(sense);
      if (spelling !== phrase) this.vocabulary.set(spelling, kind, 1);
    }
  }

  private begin(name: string): void {
    const [first, second] = termsOf(name);
    if (first !== undefined && second !== undefined) this.beginnings.add(first);
  }

  private learn(name: string, kind: 'practice' | 'place' | 'story' | 'noise'): void {
    this.begin(name);
    for (const word of wordsOf(name)) {
      const term = stem(word);
      if (!this.written.has(term)) this.written.set(term, word);
      const noise = this.background.meanings.isNoise(term);
      // Short noise words are left out, because `socal` would be corrected to `local`.
      if (!noise || term.length >= SHORTEST_NOISE) this.vocabulary.set(term, noise ? 'noise' : kind, 1);
    }
  }
}

function startingWith(sorted: string[], phrases: ReadonlyMap<string, Set<string>>, prefix: string): Set<string> {
  const senses = new Set<string>();
  if (prefix.length < PREFIX_LENGTH) return senses;
  for (let index = firstFrom(sorted, prefix); index < sorted.length; index++) {
    const phrase = sorted[index];
    if (!phrase?.startsWith(prefix)) break;
    for (const sense of phrases.get(phrase) ?? []) senses.add(sense);
  }
  return senses;
}

const few = (senses: Set<string>, most = PREFIX_SENSES): string[] => (senses.size <= most ? [...senses] : []);
