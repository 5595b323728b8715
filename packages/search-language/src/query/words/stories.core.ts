import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import type { PracticeReading } from './prevailing.core.ts';
import { stem, wordsOf } from '../../text/text.core.ts';
import { isSentence, saysSomething, type Token } from './tokens.core.ts';
import { tableWords } from '../../tables/index.ts';

export interface FoundStories {
  readings: PracticeReading[];
  /** Words of which a story is told, by their place in the search, as they were meant. */
  words: ReadonlyMap<number, string>;
}

/** The practices that combinations of words tell of; unwanted and quoted words tell nothing. Takes the words as they were meant. */
export function storiesIn(meant: readonly Token[], dictionary: Dictionary): FoundStories {
  const { background, categories } = dictionary;
  const found = background.meanings.stories
    .find(
      meant.map((token, at) => (token.unwanted || token.literal || isLeftOut(meant, at, dictionary) ? null : token)),
    )
    .filter(({ slug }) => categories.has(slug));
  const telling = found.flatMap(({ strength, at }) => (strength === 'soft' ? [] : at));
  return {
    readings: found.map(({ slug, strength, at }) => ({ slugs: [slug], strength, at, story: true, named: false })),
    words: new Map(telling.map((at) => [at, meant[at]?.word ?? ''])),
  };
}

/** The kinds of danger that a search tells of, whatever is quoted or unwanted: its words as typed, all of them, and as they were meant. */
export function dangersIn(query: string, meant: readonly Token[], { background }: Dictionary): string[] {
  const all = wordsOf(query).map((word) => ({ word, term: stem(word) }));
  const found = [all.filter(saysSomething), meant].flatMap((words) => background.meanings.dangers.find(words));
  return found.map(({ slug }) => slug);
}

const LEAVE_OUT = tableWords('words/sentences.txt', 'leave out practices');

/** Whether a practice is not wanted, or the word says so: `divorce not landlord`. Sentences tell what did not happen. */
const isLeftOut = (tokens: readonly Token[], at: number, dictionary: Dictionary): boolean =>
  [at, at - 1].some((from) => LEAVE_OUT.has(tokens[from]?.word ?? '') && isPractice(tokens[from + 1], dictionary)) &&
  !isSentence(tokens);

const isPractice = (token: Token | undefined, dictionary: Dictionary): boolean =>
  token !== undefined && dictionary.practices(token.term).length > 0;
