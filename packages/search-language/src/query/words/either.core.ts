import type { Marked } from './line.core.ts';
import type { PracticeReading } from './prevailing.core.ts';
import type { SearchMark, TextWord } from './search-readers.core.ts';

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
export function wordsOf(marked: readonly Marked<SearchMark>[]): TextWord[] {
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
