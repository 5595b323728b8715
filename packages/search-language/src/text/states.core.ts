import { stateName, US_STATES } from '@lawdex/contracts/us-states';
import { tableItems } from '../tables/index.ts';
import { phraseOf, wordsOf } from './text.core.ts';

const BY_PHRASE = new Map(US_STATES.map(({ name, abbreviation }) => [phraseOf(name), abbreviation]));

// `new york state` and `state of texas` name states; connectives are left out.
const AS_STATE = / state$|^state /;

const SPACED_LETTERS = /\b([a-z]) (?=[a-z]\b)/g;
/** The words as they stand, because a stem may lose letters; `d c` is one word. */
const spelled = (text: string): string => wordsOf(text).join(' ').replace(SPACED_LETTERS, '$1');
const SHORT_FORMS = new Map(tableItems('places/state-names.txt').map(({ heading, text }) => [spelled(text), heading]));

// `car` is a word of accidents, whatever letter stands before it.
const WITH_INITIAL = /^[a-z] (?!car$)/;
const BY_INITIAL = new Map(
  [...SHORT_FORMS].filter(([form]) => WITH_INITIAL.test(form)).map(([form, state]) => [phraseOf(form), state]),
);

/** `texas` -> `TX`, `washington state` -> `WA`, `n carolina` -> `NC`; takes a phrase (see `phraseOf`). */
export const stateByName = (phrase: string): string | undefined =>
  BY_PHRASE.get(phrase) ?? BY_INITIAL.get(phrase) ?? BY_PHRASE.get(phrase.replace(AS_STATE, ''));

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
  if (word.length !== 2) return undefined;
  const abbreviation = word.toUpperCase();
  return stateName(abbreviation) === undefined ? undefined : abbreviation;
}

/** `mass` -> `MA`, `fla` -> `FL`: the state that a word is short for. Callers decide where it may be another word. */
export function stateByShortForm(word: string): string | undefined {
  const state = SHORT_FORMS.get(word);
  return state !== undefined && stateName(state) !== undefined ? state : undefined;
}

const COUNTRY = /^(?:us|usa|united states)\s+(?=\S)|\s+(?:us|usa|united states)$/g;
const ZIP = /\s*\b\d{5}(?:\s\d{4})?$/;

/** The state or territory that a field of an address holds and nothing else: `TX`, `Mass.`, `CA - California`, `US-NY`. */
export function stateWritten(text: string): string | undefined {
  const whole = spelled(text);
  const known = stateOfWords(whole) ?? stateOfWords(whole.replace(COUNTRY, '').replace(ZIP, ''));
  if (known !== undefined) return known;
  const words = whole.split(' ');
  // A code beside its own name, in either order.
  return [1, -1].map((at) => stateWithCode(words.slice(0, at), words.slice(at))).find((state) => state !== undefined);
}

function stateWithCode(...sides: string[][]): string | undefined {
  const [first, last] = sides.map((words) => stateOfWords(words.join(' ')));
  return first === last ? first : undefined;
}

function stateOfWords(words: string): string | undefined {
  const bare = words.replace(/^(?:the )?(?:state|commonwealth) of /, '');
  return (
    SHORT_FORMS.get(bare) ??
    (bare.length === 2 ? stateByAbbreviation(bare) : undefined) ??
    stateByName(phraseOf(bare)) ??
    stateStartingWith(bare)
  );
}
