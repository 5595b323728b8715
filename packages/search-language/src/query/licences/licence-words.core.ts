import { tableWords } from '../../tables/index.ts';
import { wordsOf } from '../../text/text.core.ts';

const listed = (heading: string): ReadonlySet<string> => tableWords('words/licences.txt', heading);
const patternOf = (...lists: ReadonlySet<string>[]): string => `(?:${lists.flatMap((list) => [...list]).join('|')})`;

export const LICENSE_NOUNS = listed('nouns');
export const NUMBER_WORDS = listed('number');
const BESIDE_NUMBERS = listed('beside numbers');
const SAYS_NOTHING = new Set([...LICENSE_NOUNS, ...NUMBER_WORDS, ...BESIDE_NUMBERS, ...listed('about licenses')]);

// Parts of regular expressions over plain words in small letters.
export const LAWYER = patternOf(listed('lawyer'));
export const LICENSE = patternOf(listed('license'));
export const LICENSED = patternOf(listed('licensed'));
export const DETERMINER = patternOf(listed('determiners'));
export const BESIDE_NUMBER = patternOf(LICENSE_NOUNS, NUMBER_WORDS, BESIDE_NUMBERS);

const OTHER_LICENSES = patternOf(listed('other licenses'));
const OTHERS = new RegExp(`\\b(?:${OTHER_LICENSES} (?:${LICENSE}|${LICENSED}|licencia)|${LICENSE} plates?)\\b`);

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
