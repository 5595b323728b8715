import type { EngineFilters } from '@lawdex/search-language/plan';

/** A set of filters that is counted: those that it shares with most others, and what makes it a choice. */
export interface Choice {
  shared: EngineFilters;
  own: EngineFilters;
  /** The same for choices that share the same filters. */
  group: string;
}

/**
 * Groups sets of filters that share most of them, since the rows of a group are read once. A filter of most sets is one
 * that is on; the rest of a set is its choice.
 */
export function choicesOf(sets: readonly EngineFilters[]): Choice[] {
  const keyOf = keys();
  const all = sets.map((set) => entriesOf(set, keyOf));
  const uses = new Map<string, number>();
  for (const entries of all) for (const { key } of entries) uses.set(key, (uses.get(key) ?? 0) + 1);
  return all.map((entries) => {
    const isShared = ({ key }: Entry): boolean => (uses.get(key) ?? 0) * 2 > sets.length;
    const shared = entries.filter(isShared);
    const group = shared.map(({ key }) => key).join('\n');
    return { shared: filtersOf(shared), own: filtersOf(entries.filter((entry) => !isShared(entry))), group };
  });
}

interface Entry {
  key: string;
  name: string;
  value: unknown;
}

const entriesOf = (filters: EngineFilters, keyOf: (value: unknown) => string): Entry[] =>
  Object.entries(filters)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ({ key: `${name} ${keyOf(value)}`, name, value }));

/** Most sets hold the same values, which are written once. */
function keys(): (value: unknown) => string {
  const known = new Map<unknown, string>();
  return (value) => {
    const key = known.get(value) ?? JSON.stringify(value);
    known.set(value, key);
    return key;
  };
}

const filtersOf = (entries: readonly Entry[]): EngineFilters =>
  Object.fromEntries(entries.map(({ name, value }) => [name, value]));
