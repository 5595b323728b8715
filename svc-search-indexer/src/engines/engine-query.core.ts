import type { BusinessFlags, BusinessRecord, SearchSort } from '@lawdex/contracts';
import type { Place } from '../dictionary/dictionary.core.ts';

export interface Position {
  lat: number;
  lng: number;
}

/** A word that means no practice or place: matched in names, terms and descriptions. */
export interface TextWord {
  /** Any of these will do: the word itself, or what a misspelt one may have been. */
  variants: string[];
  /** The visitor may still be typing it. */
  prefix: boolean;
}

/** Words by which a document may match as well as by the practice or place that they mean. */
type Phrase = readonly string[];

export interface MeantPractices {
  slugs: string[];
  phrases: Phrase[];
}

export interface MeantPlace {
  cities: Place[];
  states: string[];
  phrases: Phrase[];
}

/** What must match. Every group narrows; `words` are groups of their own. */
export interface TextPlan {
  /** The whole query as a phrase, to recognise a business's own name. */
  nameKey: string;
  practices: MeantPractices | null;
  place: MeantPlace | null;
  words: TextWord[];
  /** `any`: one of the words is enough. */
  wordsMatch: 'all' | 'any';
  /** Words must stand in the business's name. */
  wordsInName: boolean;
}

/** Where a business must be: in any of these. All empty means a place that nobody is in. */
export interface LocationFilter {
  cities: Place[];
  states: string[];
  zips: string[];
}

/** Time zones that share a wall clock, and what it shows. */
export interface ZoneTime {
  zones: string[];
  /** From Monday 00:00. */
  minuteOfWeek: number;
}

/** Absent or null: any. Values come from enums, numbers and dictionaries; engines still bind or quote every one. */
export interface EngineFilters extends Partial<BusinessFlags> {
  categoryId?: string;
  location?: LocationFilter | null;
  minRating?: number;
  /** 1 to 4, any of them. */
  prices?: number[];
  /** Open at these local times; a zone that is not named is closed. */
  openAt?: ZoneTime[];
  language?: string;
  feeBasis?: string;
  within?: { centre: Position; miles: number };
}

export interface EngineQuery {
  /** Null: no words, every document matches. */
  text: TextPlan | null;
  filters: EngineFilters;
  /** Where distances are measured from. */
  origin: Position | null;
  sort: SearchSort;
  offset: number;
  limit: number;
}

export interface EngineHit {
  record: BusinessRecord;
  /** Null without an origin, or when the business has no position. */
  distanceMiles: number | null;
}

export interface EngineAnswer {
  hits: EngineHit[];
  /** Exact, whatever the page. */
  total: number;
}
