import type { Licence } from '../businesses/directory.ts';
import type { SearchFlag } from './search.ts';

/** Where a search looked. */
export interface UnderstoodPlace {
  /** `unknown`: there is no place of that name, so that nothing can be found in it. */
  kind: 'city' | 'state' | 'county' | 'zip' | 'position' | 'unknown';
  /** As a visitor reads it: `Brooklyn, NY`, `Cook County, IL`, `near you`. */
  label: string;
  /** The words that name it, as typed; null when they stood in a box of their own, or nothing was typed. */
  words?: string | null;
  /** How many miles around it firms were looked for; null: within its limits. */
  radiusMiles: number | null;
  /** Of an unknown place: those that are written most like it. */
  like?: string[];
}

/** How a search that found nothing as it was typed was widened. */
export type Widened =
  /** So many miles around the place, since there is nothing in it. `nearest` is where the first of them is. */
  | { kind: 'nearby'; miles: number; nearest: string }
  | { kind: 'state'; state: string }
  /** Without the place. */
  | { kind: 'everywhere' }
  /** Only the practice area, without the other words. */
  | { kind: 'practice' }
  /** No firm of the practice area is there; these are of the field around it. `field` is its name. */
  | { kind: 'field'; field: string }
  /** As it was asked for, without its filters; only a section of others. */
  | { kind: 'unfiltered' }
  /** Whoever is in the place, of any practice area; only a section of others. `filtered`: the filters still hold. */
  | { kind: 'place'; filtered: boolean }
  /** Some of the words are enough. */
  | { kind: 'some-words'; words: number; of: number };

/** What a search says of the licences of lawyers. */
export interface UnderstoodLicence {
  /** As typed; null: it was asked how a licence is checked. */
  number: string | null;
  /** The state that gave it: `Texas`; null where none is named. */
  state: string | null;
  /** Who keeps the list of that state's lawyers. */
  authority: { name: string; url: string | null } | null;
  /** Whether what was found lists a licence of this number. */
  isListed: boolean;
}

/** How the words of a search were read: the same value is answered, shown on the page and logged. */
export interface Understood {
  practices: { slug: string; name: string }[];
  place: UnderstoodPlace | null;
  /** Words or phrases that were taken for misspelt ones. Searched literally with `exact=true`. */
  corrected: { from: string; to: string }[];
  /** Words that say nothing about what is looked for: best, lawyer, near me. */
  ignored: string[];
  /** Those of them that a visitor may have wanted to be looked for, unlike `lawyer` or `with a`. */
  leftOut?: string[];
  /** Filters that were said in words. `value` as the parameter of that name takes it. */
  filters: { name: SearchFlag | 'rating' | 'priceRange' | 'language' | 'feeBasis'; value: string; words: string }[];
  /** Words that firms must not have. */
  excluded: string[];
  /** The other words that were looked for, as typed. */
  words: string[];
  /** Only where a licence was asked for. */
  licence?: UnderstoodLicence;
  /** Null when what was asked for was found. */
  widened: Widened | null;
  /** What miles are measured from, if they are: `you`, `the center of San Antonio`. */
  measuredFrom?: string;
}

/** Why a firm is where it is in a list. */
export interface Why {
  /** `name`: called exactly so; `words`: the words stand in its name, practice area or description. Of a search without words: none. */
  matched: ('name' | 'name-words' | 'practice' | 'also-practice' | 'place' | 'words')[];
  /** What of the search is found in the firm, as typed. */
  words: string[];
  /** The licence whose number was typed. */
  licence?: Pick<Licence, 'jurisdiction' | 'holder' | 'number'>;
  distanceMiles: number | null;
  rating: number;
  reviewCount: number;
}

/** Of a search that says nothing. */
export const NOTHING_UNDERSTOOD: Understood = {
  practices: [],
  place: null,
  corrected: [],
  ignored: [],
  filters: [],
  excluded: [],
  words: [],
  widened: null,
};
