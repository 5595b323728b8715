import names from '../../data/us-states.json' with { type: 'json' };
import { slugify } from '../text/text.core.ts';

export interface UsState {
  /** Two letters: `NY`. */
  abbreviation: string;
  /** `New York`. */
  name: string;
  /** `new-york`. */
  slug: string;
}

const NAMES: Readonly<Record<string, string>> = names;

/** The fifty states, the District of Columbia and Puerto Rico, by name. */
export const US_STATES: readonly UsState[] = Object.entries(NAMES).map(([abbreviation, name]) => ({
  abbreviation,
  name,
  slug: slugify(name),
}));

/** `TX` -> `Texas`; undefined for what is no state. */
export function stateName(abbreviation: string): string | undefined {
  return Object.hasOwn(NAMES, abbreviation) ? NAMES[abbreviation] : undefined;
}
