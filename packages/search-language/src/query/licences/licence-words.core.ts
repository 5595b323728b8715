import { wordsOf } from '../../text/text.core.ts';
import { ABOUT_LICENSES, LICENSE, LICENSED, OTHER_LICENSES, wordsIn } from './word-lists.core.ts';

const ABOUT = wordsIn(ABOUT_LICENSES);
const OTHERS = new RegExp(`\\b(?:${OTHER_LICENSES} (?:${LICENSE}|${LICENSED}|licencia)|${LICENSE} plates?)\\b`);

/** Takes a word as `wordsOf` gives it. */
export const isAboutLicences = (word: string): boolean => ABOUT.has(word);

/** Whether the licence of a driver, a bar or a nurse is meant. */
export const isOtherLicence = (query: string): boolean => OTHERS.test(wordsOf(query).join(' '));

/** What a search about licences says besides: names, places, practices. */
export const besidesLicences = (query: string): string =>
  query
    .replace(/\breal\s+estate\b/gi, 'real-estate')
    .split(/\s+/)
    .filter((chunk) => !wordsOf(chunk).every(isAboutLicences))
    .join(' ');
