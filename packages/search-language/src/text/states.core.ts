import { stateName, US_STATES } from '@lawdex/contracts/us-states';
import { phraseOf } from './text.core.ts';

const BY_PHRASE = new Map(US_STATES.map(({ name, abbreviation }) => [phraseOf(name), abbreviation]));

// `new york state` and `state of texas` name states; connectives are left out.
const AS_STATE = / state$|^state /;

/** `texas` -> `TX`, `washington state` -> `WA`; takes a phrase (see `phraseOf`). */
export function stateByName(phrase: string): string | undefined {
  return BY_PHRASE.get(phrase) ?? BY_PHRASE.get(phrase.replace(AS_STATE, ''));
}

const LONGEST_FIRST = [...BY_PHRASE].toSorted(([a], [b]) => b.length - a.length);

/** The state that a text names: `TX`, `State Bar of Texas`, `Supreme Court of Virginia`; undefined when it names none. */
export function stateOfText(text: string): string | undefined {
  const phrase = phraseOf(text);
  const isNamed = ([name]: readonly [string, string]): boolean => ` ${phrase} `.includes(` ${name} `);
  // Washington, DC, is in no state.
  return stateByAbbreviation(phrase) ?? (/\bdc$/.test(phrase) ? 'DC' : LONGEST_FIRST.find(isNamed)?.[1]);
}

const SHORTEST_BEGINNING = 4;

/** `massach` -> `MA`; undefined when several begin so. */
export function stateStartingWith(phrase: string): string | undefined {
  if (phrase.length < SHORTEST_BEGINNING) return undefined;
  const [only, ...others] = [...BY_PHRASE].filter(([name]) => name.startsWith(phrase));
  return others.length === 0 ? only?.[1] : undefined;
}

/** `tx` -> `TX`. */
export function stateByAbbreviation(word: string): string | undefined {
  const abbreviation = word.toUpperCase();
  return stateName(abbreviation) === undefined ? undefined : abbreviation;
}
