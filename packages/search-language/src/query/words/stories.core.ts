import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import type { PracticeReading } from './prevailing.core.ts';
import { correctionsOf, isMisspelt } from './senses.core.ts';
import type { Token } from './tokens.core.ts';

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
    .told(heard.map((token) => (token.unwanted || token.literal ? null : token)))
    .filter(({ slug }) => categories.has(slug));
  const telling = told.flatMap(({ strength, at }) => (strength === 'soft' ? [] : at));
  return {
    readings: told.map(({ slug, strength, at }) => ({ slugs: [slug], strength, at, story: true, named: false })),
    words: new Map(telling.map((at) => [at, heard[at]?.word ?? ''])),
  };
}

/** A token with its spelling corrected, unless it may be a name. */
function asMeant(token: Token, dictionary: Dictionary): Token {
  const [likeliest] = isMisspelt(token, dictionary) ? correctionsOf(token.term, dictionary.vocabulary) : [];
  if (likeliest === undefined || dictionary.vocabulary.isName(likeliest)) return token;
  return { ...token, word: likeliest, term: likeliest };
}
