import { ancestors } from '@lawdex/contracts/practice-areas';
import type { Strength } from '../../meanings/entry.core.ts';

/** One way in which words of a search mean practices. */
export interface PracticeReading {
  slugs: readonly string[];
  strength: Strength;
  /** Which words of the search say so. */
  at: readonly number[];
  /** Told in words of any order. */
  story: boolean;
  /** The words are a name of the practice. */
  named: boolean;
}

export interface Prevailing {
  /** What is meant beyond doubt, first said first. */
  meant: string[];
  /** What may be meant. */
  perhaps: string[];
}

/**
 * Which practices a search means. The stronger reading wins; of stories the one that more words tell; and no word says one thing alone
 * that it says more closely together with others: a dog that attacked a child is no question of custody. Beside a name, what is weak
 * is only perhaps meant, unless it is what the practice is called.
 */
export function prevailing(readings: readonly PracticeReading[], besideName: boolean): Prevailing {
  const of = (strength: Strength): PracticeReading[] => readings.filter((reading) => reading.strength === strength);
  const strong = mostTold(of('strong'));
  const weak = mostTold(of('weak'));
  if (strong.length > 0 || !besideName) {
    return { meant: slugsOf(strong.length > 0 ? strong : weak), perhaps: slugsOf(of('soft')) };
  }
  const perhaps = [...weak.filter(({ named }) => !named), ...of('soft')];
  return { meant: slugsOf(weak.filter(({ named }) => named)), perhaps: slugsOf(perhaps) };
}

function mostTold(readings: readonly PracticeReading[]): PracticeReading[] {
  const most = Math.max(0, ...readings.map(({ story, at }) => (story ? at.length : 0)));
  const kept = readings.filter(({ story, at }) => !story || at.length === most);
  return kept.filter((reading) => !kept.some((other) => isWithin(reading, other)));
}

const isWithin = ({ at }: PracticeReading, other: PracticeReading): boolean =>
  at.length < other.at.length && at.every((index) => other.at.includes(index));

function slugsOf(readings: readonly PracticeReading[]): string[] {
  const inOrder = [...readings].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
  return withoutParents([...new Set(inOrder.flatMap(({ slugs }) => slugs))]);
}

/** "Arrested for drunk driving" is the narrower of the two. */
function withoutParents(slugs: readonly string[]): string[] {
  const around = new Set(slugs.flatMap(ancestors));
  return slugs.filter((slug) => !around.has(slug));
}
