import { stateName } from '@lawdex/contracts/us-states';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { tableWords } from '../tables/index.ts';
import { askedCodes, phraseOf, stateByAbbreviation, stateByName, wordsOf } from '../text/index.ts';
import { territoryOfZip } from './places/named-places.core.ts';
import type { Spot } from './places/spot.core.ts';
import { isAmbiguousCode } from './places/state-codes.core.ts';
import { phoneIn } from './words/tokens.core.ts';

const listed = (heading: string): ReadonlySet<string> => tableWords('words/licences.txt', heading);
const anyOf = (...lists: ReadonlySet<string>[]): string => `(?:${lists.flatMap((list) => [...list]).join('|')})`;

const LICENSE_NOUNS = listed('nouns');
const NUMBER_WORDS = listed('number');
const BESIDE_NUMBERS = listed('beside numbers');
const SAYS_NOTHING = new Set([...LICENSE_NOUNS, ...NUMBER_WORDS, ...BESIDE_NUMBERS, ...listed('about licenses')]);
const BESIDE_NUMBER = anyOf(LICENSE_NOUNS, NUMBER_WORDS, BESIDE_NUMBERS);

/** Lists by the names in capitals that stand for them in patterns. */
const LISTS = new Map([
  ['LAWYER', anyOf(listed('lawyer'))],
  ['LICENSE', anyOf(listed('license'))],
  ['LICENSED', anyOf(listed('licensed'))],
  ['DETERMINER', anyOf(listed('determiners'))],
]);
const withLists = (pattern: string): string =>
  pattern.replace(/[A-Z]{3,}/g, (name) => LISTS.get(name) ?? `(?:${patternOf(name)})`);

/** The patterns of a heading as one. Those that they name in capitals stand in it, too. */
const patternOf = (heading: string): string =>
  withLists([...tableWords('words/licence-questions.txt', heading)].join('|').replace(/\{(\d)-(\d)\}/g, '{$1,$2}'));
const said = (heading: string): RegExp => new RegExp(`\\b(?:${patternOf(heading)})\\b`);

const NAMED = said('names a license');
const WISH = said('wishes');
const OWN = said('own license');
const ASKED = said('asks');
const STORY = said('tells a story');
const ALONE = said('asks alone');
const OTHERS = new RegExp(
  withLists(`\\b(?:${anyOf(listed('other licenses'))} (?:LICENSE|LICENSED|licencia)|LICENSE plates?)\\b`),
);

/** Takes a word as `wordsOf` gives it. */
const isAboutLicences = (word: string): boolean => SAYS_NOTHING.has(word);

/** Whether the licence of a driver, a bar or a nurse is meant. */
const isOtherLicence = (query: string): boolean => OTHERS.test(wordsOf(query).join(' '));

/** The rest of a search about licences: names, places, practices. */
const besidesLicences = (query: string): string =>
  query
    .replace(/\breal\s+estate\b/gi, 'real-estate')
    .split(/\s+/)
    .filter((chunk) => !wordsOf(chunk).every(isAboutLicences))
    .join(' ');

/** The rest of a search that asks how to check a lawyer's licence; null for another one, and for people who have trouble with their own. */
export function licenceCheckIn(query: string): string | null {
  const all = wordsOf(query);
  const text = all.join(' ');
  if (/["“”„]/.test(query) || isOtherLicence(query) || STORY.test(text)) return null;
  const isNamed = NAMED.test(text) && WISH.test(text) && !OWN.test(text);
  return isNamed || ASKED.test(text) || (ALONE.test(text) && saysNoMore(all)) ? besidesLicences(query) : null;
}

/** Whether nothing but a state is left: `license lookup new york`. */
function saysNoMore(words: readonly string[]): boolean {
  const others = words.filter((word) => word !== 'in' && !isAboutLicences(word)).join(' ');
  return !words.includes('my') && (others === '' || stateByName(phraseOf(others)) !== undefined);
}

export interface AskedLicence {
  /** As typed; null when the search asks how to check a licence. */
  number: string | null;
  state: string | null;
  /** Whether a number can be nothing else; otherwise it is looked for as a word, too. */
  isSure: boolean;
}

interface SaidLicence extends AskedLicence {
  /** The search without the number and what leads to it; a state in full. */
  rest: string;
}

// Some numbers begin with letters (`P12345`), and some are written in groups of digits.
const NUMBER =
  /(?<![\p{L}\p{N}$@_-])(?<!\d[.,/])(?:([a-z]{1,3})-?)?(\d{1,4}(?:[ .-]\d{1,4}(?![\p{L}\p{N}]))+|\d+(?:[.-]\d{1,4}(?![\p{L}\p{N}]))*)(?![\p{L}\p{N}@%]|[.,/]\d)/giu;
const LEAD = new RegExp(`(?:(?<![\\p{L}\\p{N}])${BESIDE_NUMBER}(?:['’]s)?[\\s.:#]*)+$|#\\s*$`, 'iu');
const TRAIL = new RegExp(`^(?:[\\s.:,]*${BESIDE_NUMBER}(?![\\p{L}\\p{N}]))+`, 'iu');
const DATE = /^\d{1,2}[-. ]\d{1,2}[-. ]\d{2,4}$/;

// The fewest digits of a licence: alone or behind `license`, behind a sign such as `bar no.`, and beside other words.
const LEAST_ALONE = 5;
const LEAST_BEHIND_SIGN = 2;
const LEAST_BESIDE_WORDS = 6;

/** The licence that a search asks for, and the words that are left to be read. */
export function licenceIn(query: string, dictionary: Dictionary): SaidLicence | null {
  const said = licenceNumberIn(query, dictionary);
  const rest = said ? null : licenceCheckIn(query);
  return rest === null ? said : { number: null, state: null, isSure: true, rest };
}

/** The licence with the state that the search names. Beside a number a city says nothing, because a lawyer of any state may sit there. */
export function withStateOf(spot: Spot | null, { number, state, isSure }: AskedLicence): AskedLicence {
  const [only, ...others] = spot && (spot.kind === 'state' || number === null) ? spot.states : [];
  const said = isSure && only !== undefined && others.length === 0 ? only : null;
  return { number, state: state ?? said, isSure };
}

/** The words by which documents that list it are found; none where no number was typed. */
export const codesOf = (licence: AskedLicence | null): string[] =>
  licence?.number ? askedCodes(licence.number, licence.state) : [];

/** The number of a licence in a search: `24012345`, `TX 24012345`, `bar no. 24012345`; not a ZIP code, a date or a telephone number. */
export function licenceNumberIn(query: string, dictionary: Dictionary): SaidLicence | null {
  if (isOtherLicence(query)) return null;
  const numbers = [...query.matchAll(NUMBER)].map((match) => readNumber(match, dictionary));
  return numbers.find((said) => said?.isSure) ?? numbers.find((said) => said !== null) ?? null;
}

function readNumber(match: RegExpExecArray, dictionary: Dictionary): SaidLicence | null {
  const { input } = match;
  const [whole, letters = '', figures = ''] = match;
  const { beside, before, after } = wordsAround(match);
  const { number, state, others } = withState(match, before, after);
  const digits = figures.replace(/\D/g, '').length;
  const more = wordsOf(others.join(' ')).filter((word) => word !== 'in' && !isAboutLicences(word));
  const place = stateByName(phraseOf(more.join(' ')));
  const isElse = isOtherNumber(whole, input, state ?? place, dictionary);
  const isAlone = digits >= LEAST_ALONE && !isElse && (more.length === 0 || place !== undefined);
  if (isAlone || isNamed(beside, digits)) {
    const rest = [others[0], state && stateName(state), others[1]].filter(Boolean).join(' ');
    return { number, state, rest: besidesLicences(rest), isSure: true };
  }
  const isLikely = digits >= LEAST_BESIDE_WORDS && !isElse && !letters;
  return isLikely ? { number, state: null, rest: input, isSure: false } : null;
}

/** The words around a number: those that lead to it or trail it, as in `bar no. 123`, and what stands before and after them. */
function wordsAround({ input, index, 0: whole }: RegExpExecArray): { beside: string; before: string; after: string } {
  const lead = LEAD.exec(input.slice(0, index))?.[0] ?? '';
  const behind = input.slice(index + whole.length);
  const trail = TRAIL.exec(behind)?.[0] ?? '';
  return {
    beside: `${lead} ${trail}`,
    before: input.slice(0, index - lead.length).trim(),
    after: behind.slice(trail.length).trim(),
  };
}

/** Whether words beside a number of so many digits call it a licence's. */
function isNamed(beside: string, digits: number): boolean {
  const words = wordsOf(beside);
  const hasSign = beside.includes('#') || words.some((word) => NUMBER_WORDS.has(word));
  return words.some((word) => LICENSE_NOUNS.has(word)) && digits >= (hasSign ? LEAST_BEHIND_SIGN : LEAST_ALONE);
}

const isOtherNumber = (text: string, query: string, state: string | undefined, dictionary: Dictionary): boolean =>
  DATE.test(text) ||
  (/^\d{5}(?:-\d{4})?$/.test(text) && isZipIn(state, text.slice(0, 5), dictionary)) ||
  // No telephone number begins with 0.
  (phoneIn(query) !== null && (/\D/.test(text) || (text.length >= 10 && !text.startsWith('0'))));

/** Whether a ZIP code is in the state: `WA 12345` is no ZIP code, because 12345 is in New York. */
function isZipIn(state: string | undefined, zip: string, { background }: Dictionary): boolean {
  const known = background.gazetteer.zip(zip)?.state ?? territoryOfZip(zip);
  return known !== undefined && (state === undefined || state === known);
}

/** A number with the state whose two letters stand beside it. Letters that are a word too must be in capitals, or alone with the number. */
function withState([whole, letters = '', figures = '']: RegExpExecArray, before: string, after: string) {
  const written: [code: string, isAlone: boolean, number: string, others: [string, string]][] = [
    [letters, true, figures, [before, after]],
    [
      /(?<!\S)[a-z]{2}$/i.exec(before)?.[0] ?? '',
      !/\s/.test(before) && after === '',
      whole,
      [before.slice(0, -2), after],
    ],
    [/^[a-z]{2}(?!\S)/i.exec(after)?.[0] ?? '', !/\s/.test(after) && before === '', whole, [before, after.slice(2)]],
  ];
  for (const [code, isAlone, number, others] of written) {
    const state = stateByAbbreviation(code);
    const isMeant = isAlone || code === code.toUpperCase() || !isAmbiguousCode(code.toLowerCase());
    if (state !== undefined && isMeant) return { number, state, others };
  }
  return { number: whole, state: null, others: [before, after] };
}
