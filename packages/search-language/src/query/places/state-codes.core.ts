import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { COMMON_SURNAMES } from '../../gazetteer/place-names.core.ts';
import { STRENGTHS } from '../../meanings/entry.core.ts';
import { tableItems, tableWords } from '../../tables/index.ts';
import { LEGAL_FORMS, stateByAbbreviation, stateByName, stateByShortForm } from '../../text/index.ts';
import { phraseOfTokens, type Token, type Tokens, type WordsAt } from '../words/tokens.core.ts';
import { stateSpot, type NamedState, type SpotAt } from './spot.core.ts';
import { stateLike } from './named-places.core.ts';

const wordsOfTable = (heading: string): ReadonlySet<string> => tableWords('places/state-words.txt', heading);

const ENGLISH = wordsOfTable('english');
const SPANISH = wordsOfTable('spanish');
const ABBREVIATIONS = wordsOfTable('abbreviations');
const SPANISH_WORDS = wordsOfTable('spanish words');
const VETERANS = wordsOfTable('veterans');
/** Words for a lawyer, as stems. */
export const LAWYERS = wordsOfTable('lawyers');
const BEHIND_ID = wordsOfTable('behind id');
const LONGEST_PRACTICE = 3;
// In a longer search `ok` and `pa` are words.
const MOST_BESIDE = 6;

interface Place extends Omit<WordsAt, 'length'> {
  token: Token;
}

/** Facts about two letters in a search, by the names that the table gives them. */
const FACTS: Readonly<Record<string, (place: Place) => boolean>> = {
  alone: ({ tokens }) => tokens.length === 1,
  first: ({ at }) => at === 0,
  last: ({ tokens, at }) => at === tokens.length - 1,
  'not last': ({ tokens, at }) => at < tokens.length - 1,
  capital: ({ token }) => token.capital,
  'in long search': ({ tokens }) => tokens.length > MOST_BESIDE,
  'behind in': ({ tokens, at }) => tokens[at - 1]?.word === 'in',
  'behind practice': ({ tokens, at, dictionary }) => isPracticeAt(tokens, at - 1, -1, dictionary),
  'before practice': ({ tokens, at, dictionary }) => isPracticeAt(tokens, at + 1, 1, dictionary),
  'before identity': ({ tokens, at }) => BEHIND_ID.has(tokens[at + 1]?.word ?? ''),
  'beside veterans': ({ tokens }) => tokens.some(({ term }) => VETERANS.has(term)),
  'beside Spanish': ({ tokens, at }) => isSpanish(tokens, at),
  'beside name': ({ tokens, token, dictionary }) =>
    tokens.some((other) => other !== token && isSurname(other.term, dictionary)),
};

const KINDS: Readonly<Record<string, (word: string) => boolean>> = {
  any: () => true,
  english: (word) => ENGLISH.has(word),
  spanish: (word) => SPANISH.has(word),
  abbreviations: (word) => ABBREVIATIONS.has(word),
  'legal forms': (word) => LEGAL_FORMS.has(word),
};

const RULES = new Map(tableItems('places/state-codes.txt').map(({ heading, at }) => [heading, ruleOf(heading, at)]));

function ruleOf(heading: string, at: string) {
  const [letters = '', held = '', answer = ''] = heading.split('|').map((column) => column.trim());
  const facts = held === '' ? [] : held.split(', ').map((name) => FACTS[name]);
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length < facts.length || !['state', 'word'].includes(answer)) {
    throw new Error(`${at}: '${heading}' needs facts that state-codes.core.ts knows, and state or word`);
  }
  return { isFor: KINDS[letters] ?? ((word: string) => word === letters), facts: known, isState: answer === 'state' };
}

/** Whether two letters may be another word than the code of a state. */
export const isAmbiguousCode = (word: string): boolean => isWordOrForm(word) || ABBREVIATIONS.has(word);

/** Whether two letters are a word of sentences or a legal form, which stand behind any word. */
export const isWordOrForm = (word: string): boolean => ENGLISH.has(word) || SPANISH.has(word) || LEGAL_FORMS.has(word);

/** The same for what a state is called by otherwise: `mass`, `ill`. */
export const isWordAndState = (word: string): boolean => isWordOrForm(word) || stateByShortForm(word) !== undefined;

/** The state that two letters mean which are a word as well, by the table `places/state-codes.txt`. Null when they are the word. */
export function stateCodeAt({ tokens, at, length, dictionary }: WordsAt): SpotAt | null {
  const [token] = tokens.slice(at, at + 1);
  // `la` is Los Angeles.
  if (!token || length > 1 || token.word === 'la' || !isAmbiguousCode(token.word)) return null;
  const state = stateByAbbreviation(token.word);
  const rule = RULES.get(ruleFor({ tokens, at, token, dictionary }) ?? '');
  if (state === undefined || !rule?.isState) return null;
  return { spot: stateSpot(state), length, doubtful: LEGAL_FORMS.has(token.word) };
}

export function ruleFor(place: Place): string | undefined {
  const { word } = place.token;
  return [...RULES].find(([, { isFor, facts }]) => isFor(word) && facts.every((holds) => holds(place)))?.[0];
}

const isSpanish = (tokens: Tokens, at: number): boolean =>
  tokens.some(({ word }, index) => index !== at && SPANISH_WORDS.has(word));

const isSurname = (term: string, { vocabulary, background }: Dictionary): boolean =>
  vocabulary.isName(term) &&
  !background.meanings.isNoise(term) &&
  (!background.english.has(term) || COMMON_SURNAMES.has(term));

/** Whether a practice or a lawyer stands there, read forwards or backwards. */
function isPracticeAt(tokens: Tokens, at: number, step: 1 | -1, dictionary: Dictionary): boolean {
  const beside = tokens[at];
  if (!beside) return false;
  if (LAWYERS.has(beside.term)) return true;
  for (let length = 1; length <= LONGEST_PRACTICE; length++) {
    const from = step > 0 ? at : Math.max(0, at - length + 1);
    const phrase = phraseOfTokens(tokens.slice(from, step > 0 ? at + length : at + 1));
    if (STRENGTHS.some((strength) => dictionary.practices(phrase, strength).length > 0)) return true;
  }
  return false;
}

/** The state, two letters, that a word behind a place means: `austin tx`, `boston mass`, `portland or divorce`; not `dallas or fort worth`. */
export function codeBehindPlace(tokens: Tokens, at: number, dictionary: Dictionary): string | undefined {
  const token = tokens[at];
  if (!token || (isAmbiguousCode(token.word) && joinsPlaces(token, tokens, at, dictionary))) return undefined;
  return stateByAbbreviation(token.word) ?? stateByShortForm(token.word);
}

/** Whether letters behind a place are the word that joins it with the next one. */
function joinsPlaces(token: Token, tokens: Tokens, at: number, dictionary: Dictionary): boolean {
  const next = tokens[at + 1];
  const endsPlace = !next || tokens[at - 1]?.comma || token.comma || /^\d{5}$/.test(next.word);
  if (endsPlace || ABBREVIATIONS.has(token.word) || (token.capital && token.word !== 'or')) return false;
  return !isPracticeAt(tokens, at + 1, 1, dictionary);
}

/** Whether a word is an article, as `la` is in `la abogada`, and not Los Angeles. */
export const isArticle = (tokens: Tokens, at: number): boolean =>
  tokens[at]?.word === 'la' && !tokens[at]?.capital && at < tokens.length - 1 && isSpanish(tokens, at);

const LONGEST_STATE = 3;

/** The states that the words behind a place may be, the longest first. */
export const statesBehind = (tokens: Tokens, from: number, dictionary: Dictionary): NamedState[] =>
  [LONGEST_STATE, 2, 1].flatMap((length) => {
    if (from + length > tokens.length) return [];
    const name = stateByName(phraseOfTokens(tokens.slice(from, from + length)));
    const state = name ?? (length === 1 ? codeBehindPlace(tokens, from, dictionary) : undefined);
    return state === undefined ? [] : [{ state, length }];
  });

export interface StateBehind extends NamedState {
  /** A city is called so as well: `New York`, `LA`. */
  isCityToo: boolean;
}

/** The state that the words from there on are, and how many of them. */
export function stateBehind(tokens: Tokens, from: number, dictionary: Dictionary): StateBehind | null {
  for (let length = Math.min(LONGEST_STATE, wordsToComma(tokens, from)); length > 0; length--) {
    const phrase = phraseOfTokens(tokens.slice(from, from + length));
    const isCityToo = dictionary.cities(phrase).length > 0;
    const listed = tokens[from - 1]?.comma === true && isCityToo;
    const code = length === 1 ? codeBehindPlace(tokens, from, dictionary) : undefined;
    const state = code ?? (listed ? undefined : (stateByName(phrase) ?? misspeltState(phrase, dictionary)));
    if (state !== undefined) return { state, length, isCityToo };
  }
  return null;
}

/** `denver colorodo`: a word that is no place. */
const misspeltState = (phrase: string, { background }: Dictionary): string | undefined =>
  [stateLike(phrase)].find((state) => state && background.gazetteer.named(phrase).length === 0);

/** How many words stand before the next comma. */
export function wordsToComma(tokens: Tokens, at: number): number {
  const end = tokens.findIndex(({ comma }, index) => index >= at && comma);
  return (end < 0 ? tokens.length : end + 1) - at;
}
