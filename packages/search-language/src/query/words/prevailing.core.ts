import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { stem, wordsOf } from '../../text/text.core.ts';
import { isSentence, saysSomething, type Marked, type Token, type Tokens } from './tokens.core.ts';
import { tableWords } from '../../tables/index.ts';
import { ancestors } from '@lawdex/contracts/practice-areas';
import type { Strength } from '../../meanings/entry.core.ts';
import type { SearchMark, TextWord } from './search-readers.core.ts';

export interface PracticeReading {
  slugs: readonly string[];
  strength: Strength;
  at: readonly number[];
  /** Told by a combination, in any order. */
  story: boolean;
  /** The words are a name of the practice. */
  named: boolean;
  /** Beside another one with `or` between them. */
  either?: boolean;
}

export interface Prevailing {
  /** Practices that are meant beyond doubt, first said first. */
  meant: string[];
  perhaps: string[];
}

/** The practices of a search. Stronger readings win, then longer ones: a dog that attacked a child is no question of custody. */
export function prevailing(readings: readonly PracticeReading[], besideName: boolean): Prevailing {
  const of = (strength: Strength): PracticeReading[] => readings.filter((reading) => reading.strength === strength);
  const weak = mostTold(of('weak'));
  const strong = mostTold(of('strong'));
  if (strong.length > 0) strong.push(...weak.filter(({ either }) => either));
  if (strong.length > 0 || !besideName) {
    return { meant: slugsOf(strong.length > 0 ? strong : weak), perhaps: slugsOf(of('soft')) };
  }
  const perhaps = [...weak.filter(({ named }) => !named), ...of('soft')];
  return { meant: slugsOf(weak.filter(({ named }) => named)), perhaps: slugsOf(perhaps) };
}

function mostTold(readings: readonly PracticeReading[]): PracticeReading[] {
  const most = Math.max(0, ...readings.map(({ story, at }) => (story ? at.length : 0)));
  const longest = readings.filter(({ story, at }) => !story || at.length === most);
  return longest.filter((reading) => !longest.some((other) => isWithin(reading, other)));
}

const isWithin = ({ at }: PracticeReading, other: PracticeReading): boolean =>
  at.length < other.at.length && at.every((index) => other.at.includes(index));

function slugsOf(readings: readonly PracticeReading[]): string[] {
  const inOrder = [...readings].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
  const both = inOrder.filter((one) => one.either || inOrder.some((other) => isAsLikely(one, other)));
  const [all, either] = [inOrder, both].map((some) => [...new Set(some.flatMap(({ slugs }) => slugs))]);
  return withoutParents(all ?? [], either ?? []);
}

/** Whether the same story tells of two practices: a son who was arrested may be a child or grown. */
const isAsLikely = (one: PracticeReading, other: PracticeReading): boolean =>
  one !== other && one.story && other.story && one.at.join() === other.at.join();

/** Without practices around another one: `arrested for drunk driving` is drunk driving; `divorce or custody` is both. */
function withoutParents(slugs: readonly string[], either: readonly string[]): string[] {
  const around = new Set(slugs.flatMap(ancestors));
  return slugs.filter((slug) => !around.has(slug) || either.includes(slug));
}

/** Whether it is the word between two others, and not Oregon. */
const isOr = ({ mark, tokens }: Marked<SearchMark>): boolean =>
  mark.kind === 'sense' && mark.sense.kind === 'noise' && tokens.length === 1 && tokens[0]?.word === 'or';

/** The readings, with those told that stand on the two sides of an `or`: `divorce or custody`. */
export function withEither(
  readings: readonly PracticeReading[],
  marked: readonly Marked<SearchMark>[],
): readonly PracticeReading[] {
  const phrases = readings.filter(({ story }) => !story);
  const sides = marked.filter(isOr).flatMap(({ at: or }) => {
    const before = phrases.filter(({ at }) => Math.max(...at) < or).at(-1);
    const behind = phrases.find(({ at }) => Math.min(...at) > or);
    return before && behind ? [before, behind] : [];
  });
  return sides.length === 0 ? readings : readings.map((one) => (sides.includes(one) ? { ...one, either: true } : one));
}

/** The words that must be found; of those on both sides of an `or` one is enough. */
export function requiredWords(marked: readonly Marked<SearchMark>[]): TextWord[] {
  const words: TextWord[] = [];
  marked.forEach((one, index) => {
    if (one.mark.kind !== 'word') return;
    const [first, or] = [marked[index - 2], marked[index - 1]];
    const before = or && isOr(or) && first?.mark.kind === 'word' ? words.pop() : undefined;
    words.push(before ? eitherWord(before, one.mark.word) : one.mark.word);
  });
  return words;
}

const eitherWord = (one: TextWord, other: TextWord): TextWord => ({
  typed: `${one.typed} or ${other.typed}`,
  variants: [...one.variants, ...other.variants],
  prefix: other.prefix,
});

export interface FoundStories {
  readings: PracticeReading[];
  /** Words of which a story is told, by their place in the search, as they were meant. */
  words: ReadonlyMap<number, string>;
}

/** The practices that combinations of words tell of; unwanted and quoted words tell nothing. Takes the words as they were meant. */
export function storiesIn(meant: Tokens, dictionary: Dictionary): FoundStories {
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
export function dangersIn(query: string, meant: Tokens, { background }: Dictionary): string[] {
  const all = wordsOf(query).map((word) => ({ word, term: stem(word) }));
  const found = [all.filter(saysSomething), meant].flatMap((words) => background.meanings.dangers.find(words));
  return found.map(({ slug }) => slug);
}

const LEAVE_OUT = tableWords('words/sentences.txt', 'leave out practices');

/** Whether a practice is not wanted, or the word says so: `divorce not landlord`. Sentences tell what did not happen. */
const isLeftOut = (tokens: Tokens, at: number, dictionary: Dictionary): boolean =>
  [at, at - 1].some((from) => LEAVE_OUT.has(tokens[from]?.word ?? '') && isPractice(tokens[from + 1], dictionary)) &&
  !isSentence(tokens);

const isPractice = (token: Token | undefined, dictionary: Dictionary): boolean =>
  token !== undefined && dictionary.practices(token.term).length > 0;
