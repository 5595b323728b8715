import { tableWords } from '../../tables/index.ts';
import { phraseOf, stateByName, wordsOf } from '../../text/index.ts';

const listed = (heading: string): ReadonlySet<string> => tableWords('words/licences.txt', heading);
const anyOf = (...lists: ReadonlySet<string>[]): string => `(?:${lists.flatMap((list) => [...list]).join('|')})`;

export const LICENSE_NOUNS = listed('nouns');
export const NUMBER_WORDS = listed('number');
const BESIDE_NUMBERS = listed('beside numbers');
const SAYS_NOTHING = new Set([...LICENSE_NOUNS, ...NUMBER_WORDS, ...BESIDE_NUMBERS, ...listed('about licenses')]);
export const BESIDE_NUMBER = anyOf(LICENSE_NOUNS, NUMBER_WORDS, BESIDE_NUMBERS);

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
export const isAboutLicences = (word: string): boolean => SAYS_NOTHING.has(word);

/** Whether the licence of a driver, a bar or a nurse is meant. */
export const isOtherLicence = (query: string): boolean => OTHERS.test(wordsOf(query).join(' '));

/** The rest of a search about licences: names, places, practices. */
export const besidesLicences = (query: string): string =>
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
