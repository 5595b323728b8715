import type { SearchAnswers as Answers } from '../api/index.ts';

/** Where a search looked. */
export type UnderstoodPlace = Answers['UnderstoodPlaceDto'];

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
export type UnderstoodLicence = Answers['UnderstoodLicenceDto'];

/** How the words of a search were read: the same value is answered, shown on the page and logged. */
export type Understood = Answers['UnderstoodDto'];

/** What is said above the results to somebody who may be in danger. */
export type Danger = Answers['DangerDto'];

/** Why a firm is where it is in a list. */
export type Why = Answers['WhyDto'];

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
