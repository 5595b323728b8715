import { remembered } from '@lawdex/search-language/dictionary';
import type { IndexDocument } from '../index-definition/document.core.ts';
import { fieldWords } from '../index-definition/field-words.core.ts';

export interface WordCount {
  lexeme: string;
  n: number;
}

export interface PlaceCount {
  key: string;
  /** Empty without a time zone. */
  tz: string;
  city: string;
  state: string;
  docs: number;
  located: number;
  /** In millionths of a degree, as integers: floating point would drift with every change. */
  lat_sum: number;
  lng_sum: number;
}

const NOBODY = { docs: 0, located: 0, lat_sum: 0, lng_sum: 0 };

/** By how much the counts of words and places change when documents come and go. */
export class Counts {
  private readonly byLexeme = new Map<string, number>();
  private readonly byPlace = new Map<string, PlaceCount>();

  /** `sign`: 1 when the document comes, -1 when it goes. */
  add(document: IndexDocument, sign: 1 | -1): void {
    const { name, text } = fieldWords(document);
    for (const word of name) this.addWord(`n:${word}`, sign);
    for (const word of text) this.addWord(`d:${word}`, sign);
    this.addPlace(document, sign);
  }

  words(): WordCount[] {
    return [...this.byLexeme].flatMap(([lexeme, n]) => (n === 0 ? [] : [{ lexeme, n }]));
  }

  places(): PlaceCount[] {
    return [...this.byPlace.values()].filter(
      ({ docs, located, lat_sum, lng_sum }) => docs !== 0 || located !== 0 || lat_sum !== 0 || lng_sum !== 0,
    );
  }

  private addWord(lexeme: string, sign: number): void {
    this.byLexeme.set(lexeme, (this.byLexeme.get(lexeme) ?? 0) + sign);
  }

  private addPlace({ cityKey: key, tz: zone, city, state, geo }: IndexDocument, sign: number): void {
    const tz = zone ?? '';
    const place = remembered(this.byPlace, `${key} ${tz}`, () => ({ key, tz, city, state, ...NOBODY }));
    place.docs += sign;
    if (geo) {
      place.located += sign;
      place.lat_sum += sign * Math.round(geo.lat * 1e6);
      place.lng_sum += sign * Math.round(geo.lng * 1e6);
    }
  }
}
