import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import type { PracticeReading } from './prevailing.core.ts';
import { correctionsOf, isMisspelt } from './senses.core.ts';
import { isSentence } from './tokens.core.ts';
import type { Token } from './tokens.core.ts';
import { tableWords } from '../../tables/index.ts';

export interface HeardStories {
  readings: PracticeReading[];
  /** Words of which a story is told, by their place in the search, as they were meant. */
  words: ReadonlyMap<number, string>;
}

/** The practices that combinations of words tell of, in any spelling unless `exact`; unwanted and quoted words tell nothing. */
export function storiesIn(tokens: readonly Token[], dictionary: Dictionary, exact: boolean): HeardStories {
  const { background, categories } = dictionary;
  const heard = tokens.map((token) => (exact ? token : asMeant(token, dictionary)));
  const told = background.meanings.stories
    .told(
      heard.map((token, at) => (token.unwanted || token.literal || isLeftOut(heard, at, dictionary) ? null : token)),
    )
    .filter(({ slug }) => categories.has(slug));
  const telling = told.flatMap(({ strength, at }) => (strength === 'soft' ? [] : at));
  return {
    readings: told.map(({ slug, strength, at }) => ({ slugs: [slug], strength, at, story: true, named: false })),
    words: new Map(telling.map((at) => [at, heard[at]?.word ?? ''])),
  };
}

const LEAVE_OUT = tableWords('words/sentences.txt', 'leave out practices');

/** Whether a practice is not wanted, or the word says so: `divorce not landlord`. Sentences tell what did not happen. */
const isLeftOut = (tokens: readonly Token[], at: number, dictionary: Dictionary): boolean =>
  [at, at - 1].some((from) => LEAVE_OUT.has(tokens[from]?.word ?? '') && isPractice(tokens[from + 1], dictionary)) &&
  !isSentence(tokens);

const isPractice = (token: Token | undefined, dictionary: Dictionary): boolean =>
  token !== undefined && dictionary.practices(token.term).length > 0;

/** A token with its spelling corrected, unless it may be a name. */
function asMeant(token: Token, dictionary: Dictionary): Token {
  const [likeliest] = isMisspelt(token, dictionary) ? correctionsOf(token.term, dictionary.vocabulary) : [];
  if (likeliest === undefined || dictionary.vocabulary.isName(likeliest)) return token;
  return { ...token, word: likeliest, term: likeliest };
}
