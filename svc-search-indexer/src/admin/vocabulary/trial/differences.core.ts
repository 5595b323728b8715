/** One of the first ten that a search finds. */
export interface Hit {
  id: string;
  name: string;
}

/** How what a search finds first differs. */
export interface Moves {
  /** The first place, from 1, where it differs; null: nowhere. */
  firstMoved: number | null;
  lost: string[];
  gained: string[];
}

export function movesOf(before: readonly Hit[], after: readonly Hit[]): Moves {
  const places = Math.max(before.length, after.length);
  const at = Array.from({ length: places }, (_, index) => index).find(
    (index) => before[index]?.id !== after[index]?.id,
  );
  return {
    firstMoved: at === undefined ? null : at + 1,
    lost: namesMissing(before, after),
    gained: namesMissing(after, before),
  };
}

const namesMissing = (from: readonly Hit[], others: readonly Hit[]): string[] => {
  const known = new Set(others.map(({ id }) => id));
  return from.filter(({ id }) => !known.has(id)).map(({ name }) => name);
};
