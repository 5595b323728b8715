import { Gazetteer } from '../gazetteer/gazetteer.core.ts';
import { defaultMeanings, type Meanings } from '../meanings/meanings.core.ts';

/** Knowledge of words that does not depend on the businesses of this moment. */
export interface Background {
  gazetteer: Gazetteer;
  /** English words, as stems. */
  english: ReadonlySet<string>;
  spanish: ReadonlySet<string>;
  firstNames: ReadonlySet<string>;
  meanings: Meanings;
}

export const NO_BACKGROUND: Background = {
  gazetteer: new Gazetteer([]),
  english: new Set(),
  spanish: new Set(),
  firstNames: new Set(),
  get meanings() {
    return defaultMeanings();
  },
};
