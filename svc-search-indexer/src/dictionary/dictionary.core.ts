import { practiceTerms, type CategoryTerms } from '../index-definition/document.core.ts';
import { cityNames } from '../index-definition/city-names.core.ts';
import { phraseOf, termsOf } from '../index-definition/text.core.ts';
import { editDistance } from './damerau.core.ts';
import { FLAG_PHRASES, NOISE_TERMS } from '../index-definition/noise.core.ts';
import { firstFrom } from './sorted-words.core.ts';
import { Vocabulary } from './vocabulary.core.ts';

/** A city that has documents. */
export interface Place {
  key: string;
  city: string;
  state: string;
  docs: number;
  /** Mean position of its documents; null when none has one. */
  centre: { lat: number; lng: number } | null;
}

const PREFIX_SENSES = 5;
const PREFIX_LENGTH = 3;

/** What words mean, as categories and documents define it at one moment. The vocabulary outlives it and is shared. */
export class Dictionary {
  readonly categories: ReadonlyMap<string, CategoryTerms>;
  readonly places: ReadonlyMap<string, Place>;
  readonly vocabulary: Vocabulary;
  private readonly practicePhrases = new Map<string, Set<string>>();
  private readonly placePhrases = new Map<string, Set<string>>();
  private readonly sortedPractices: string[];
  private readonly sortedPlaces: string[];

  constructor(categories: readonly CategoryTerms[], places: readonly Place[], vocabulary = new Vocabulary()) {
    this.categories = new Map(categories.map((category) => [category.slug, category]));
    this.places = new Map(places.map((place) => [place.key, place]));
    this.vocabulary = vocabulary;
    for (const word of NOISE_TERMS) vocabulary.set(word, 'noise', 1);
    for (const word of [...FLAG_PHRASES.keys()].flatMap(termsOf)) vocabulary.set(word, 'noise', 1);
    for (const category of categories) {
      for (const term of practiceTerms(category.slug, category)) this.addPractice(phraseOf(term), category.slug);
    }
    for (const place of places) {
      for (const name of cityNames(place.city, place.key))
        this.add(this.placePhrases, phraseOf(name), place.key, 'place');
    }
    this.sortedPractices = [...this.practicePhrases.keys()].sort();
    this.sortedPlaces = [...this.placePhrases.keys()].sort();
  }

  /** Slugs of the practice areas that a phrase names. */
  practices(phrase: string): string[] {
    return [...(this.practicePhrases.get(phrase) ?? [])];
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

  /** Cities whose name is nearest to a misspelt one. */
  citiesLike(phrase: string): Place[] {
    let nearest = phrase.length >= 7 ? 2 : phrase.length >= 4 ? 1 : 0;
    let keys: string[] = [];
    for (const [other, senses] of this.placePhrases) {
      const distance = editDistance(phrase, other, nearest);
      if (distance === 0 || distance > nearest) continue;
      keys = distance < nearest ? [...senses] : [...keys, ...senses];
      nearest = distance;
    }
    return this.placesOf(new Set(keys));
  }

  private placesOf(keys: Iterable<string>): Place[] {
    const places = [...keys].map((key) => this.places.get(key)).filter((place) => place !== undefined);
    return places.sort((a, b) => b.docs - a.docs || (a.key < b.key ? -1 : 1));
  }

  private addPractice(phrase: string, slug: string): void {
    this.add(this.practicePhrases, phrase, slug, 'practice');
    // "tax law" is typed as "tax" too.
    if (/ (?:law|defense)$/.test(phrase)) this.add(this.practicePhrases, phrase.replace(/ \w+$/, ''), slug, 'practice');
  }

  private add(phrases: Map<string, Set<string>>, phrase: string, sense: string, kind: 'practice' | 'place'): void {
    if (!phrase) return;
    // "realestate" is a spelling too.
    for (const spelling of new Set([phrase, phrase.replaceAll(' ', '')])) {
      const senses = phrases.get(spelling);
      if (senses) senses.add(sense);
      else phrases.set(spelling, new Set([sense]));
      for (const word of spelling.split(' ')) {
        if (!NOISE_TERMS.has(word)) this.vocabulary.set(word, kind, 1);
      }
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

function few(senses: Set<string>, most = PREFIX_SENSES): string[] {
  return senses.size <= most ? [...senses] : [];
}
