import type { PartOfPractice } from './practice/part-profile.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';

/** Names that people, businesses and streets of the demo are given. A name that stands twice is drawn twice as often. */
export interface DemoNames {
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Names for businesses that carry no person's name. */
  placeWords: readonly string[];
  streetNames: readonly string[];
  streetSuffixes: readonly string[];
}

/** Sentences of a business's description; `{name}` and the like are filled in. */
export interface DescriptionTexts {
  openings: readonly string[];
  people: readonly string[];
  peopleOfCharities: readonly string[];
  approaches: readonly string[];
  closings: readonly string[];
  severalLanguages: string;
  freeInPersonOrByVideo: string;
  free: string;
  byVideo: string;
}

/** Sentences of reviews; each list is dealt without repeating, so that no business hears a sentence twice. */
export interface ReviewWords {
  openings: readonly string[];
  /** Said beside the sentences of the practice area. */
  bodies: readonly string[];
  /** Said after the bodies by some of those who write much. */
  asides: readonly string[];
  closings: readonly string[];
  /** Whole reviews of a few words. */
  short: readonly string[];
}

/** Every text that demo businesses are made of, as demo-data/firms holds it. */
export interface DemoTexts {
  names: DemoNames;
  practices: readonly PracticeProfile[];
  practiceParts: readonly PartOfPractice[];
  descriptions: DescriptionTexts;
  /** `delighted` is said with five stars, `pleased` with four, `torn` with three, `unhappy` with two and one. */
  reviews: Readonly<Record<'delighted' | 'pleased' | 'torn' | 'unhappy', ReviewWords>>;
}
