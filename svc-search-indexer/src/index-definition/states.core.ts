import { stateName, US_STATES } from '@lawdex/contracts/us-states';
import { phraseOf } from './text.core.ts';

const BY_PHRASE = new Map(US_STATES.map(({ name, abbreviation }) => [phraseOf(name), abbreviation]));

/** `texas` -> `TX`; takes a phrase (see `phraseOf`). */
export function stateByName(phrase: string): string | undefined {
  return BY_PHRASE.get(phrase);
}

/** `tx` -> `TX`. */
export function stateByAbbreviation(word: string): string | undefined {
  const abbreviation = word.toUpperCase();
  return stateName(abbreviation) === undefined ? undefined : abbreviation;
}
