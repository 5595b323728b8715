import type { EngineFilters } from '../engine-query.core.ts';

/** A set of filters that is counted: those that it shares with most others, and what makes it a choice. */
export interface Choice {
  shared: EngineFilters;
  own: EngineFilters;
}

/**
 * Sets of filters in groups that share most of them, since the rows of a group are gone through once. A filter of most sets is one that
 * is on; what is left of a set is the choice of one value.
 */
export function choicesOf(sets: readonly EngineFilters[]): Choice[] {
  const uses = new Map<string, number>();
  for (const set of sets) for (const entry of entriesOf(set)) uses.set(entry.key, (uses.get(entry.key) ?? 0) + 1);
  return sets.map((set) => {
    const isShared = ({ key }: Entry): boolean => (uses.get(key) ?? 0) * 2 > sets.length;
    const entries = entriesOf(set);
    return { shared: filtersOf(entries.filter(isShared)), own: filtersOf(entries.filter((entry) => !isShared(entry))) };
  });
}

interface Entry {
  key: string;
  name: string;
  value: unknown;
}

const entriesOf = (filters: EngineFilters): Entry[] =>
  Object.entries(filters)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ({ key: `${name} ${JSON.stringify(value)}`, name, value }));

const filtersOf = (entries: readonly Entry[]): EngineFilters =>
  Object.fromEntries(entries.map(({ name, value }) => [name, value]));
