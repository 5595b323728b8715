import { wordsOf } from '../../text/text.core.ts';
import type { KnownPlaces } from './licence-number.core.ts';
import {
  besidesLicences,
  DETERMINER,
  isAboutLicences,
  isOtherLicence,
  LAWYER,
  LICENSE,
  LICENSED,
} from './licence-words.core.ts';
import { tableWords } from '../../tables/index.ts';

const LISTS: Readonly<Record<string, string>> = { LAWYER, LICENSE, LICENSED, DETERMINER };

/** The patterns of a heading as one. Those that they name in capitals stand in it, too. */
const patternOf = (heading: string): string =>
  [...tableWords('words/licence-questions.txt', heading)]
    .join('|')
    .replace(/\{(\d)-(\d)\}/g, '{$1,$2}')
    .replace(/[A-Z]{3,}/g, (name) => `(?:${LISTS[name] ?? patternOf(name)})`);
const said = (heading: string): RegExp => new RegExp(`\\b(?:${patternOf(heading)})\\b`);

const NAMED = said('names a license');
const WISH = said('wishes');
const OWN = said('own license');
const ASKED = said('asks');
const STORY = said('tells a story');
const ALONE = said('asks alone');

/**
 * Reads a search that asks how to check a lawyer's licence, and answers the rest: a name, a place, a practice. Null for other
 * licences, and for people who have trouble with their own.
 */
export function licenceCheckIn(query: string, places: Pick<KnownPlaces, 'stateOf'>): { rest: string } | null {
  const all = wordsOf(query);
  const text = all.join(' ');
  if (/["“”„]/.test(query) || isOtherLicence(query) || STORY.test(text)) return null;
  const isNamed = NAMED.test(text) && WISH.test(text) && !OWN.test(text);
  if (!isNamed && !ASKED.test(text) && !(ALONE.test(text) && saysNoMore(all, places))) return null;
  return { rest: besidesLicences(query) };
}

/** Whether nothing but a state is left: `license lookup new york`. */
function saysNoMore(words: readonly string[], { stateOf }: Pick<KnownPlaces, 'stateOf'>): boolean {
  const others = words.filter((word) => word !== 'in' && !isAboutLicences(word));
  return !words.includes('my') && (others.length === 0 || stateOf(others.join(' ')) !== undefined);
}
