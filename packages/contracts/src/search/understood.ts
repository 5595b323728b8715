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
  /** For an unknown place: known places that are spelled most like it. */
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
  /** The same search without its filters; only in a section of more results. */
  | { kind: 'unfiltered' }
  /** Every firm in the place, whatever its practice area; only in a section of more results. `filtered`: the filters still hold. */
  | { kind: 'place'; filtered: boolean }
  /** Some of the words are enough. */
  | { kind: 'some-words'; words: number; of: number };

/** The part of a search that is about lawyers' licences. */
export interface UnderstoodLicence {
  /** As typed; null when the visitor asked how a licence is checked. */
  number: string | null;
  /** The state that gave it: `Texas`; null where none is named. */
  state: string | null;
  /** The authority that keeps the list of that state's lawyers. */
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
  /** The point from which miles are measured, if they are: `you`, `the center of San Antonio`. */
  measuredFrom?: string;
}

/** Why a firm is where it is in a list. */
export interface Why {
  /** `name`: called exactly so; `words`: the words stand in its name, practice area or description. Of a search without words: none. */
  matched: ('name' | 'name-words' | 'practice' | 'also-practice' | 'place' | 'words')[];
  /** The words of the search that the firm has, as typed. */
  words: string[];
  /** The licence whose number was typed. */
  licence?: Pick<Licence, 'jurisdiction' | 'holder' | 'number'>;
  distanceMiles: number | null;
  rating: number;
  reviewCount: number;
}

/** The reading of a search that says nothing. */
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
