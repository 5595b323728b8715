import type { EngineFilters } from '../engine-query.core.ts';

/** What all sets of filters ask, and what each asks beside: what is common narrows the rows that are counted. */
export function commonFilters(choices: readonly EngineFilters[]): { common: EngineFilters; rest: EngineFilters[] } {
  const [first = new Map<string, unknown>(), ...others] = choices.map(
    (filters) => new Map<string, unknown>(Object.entries(filters)),
  );
  const shared = [...first].filter(([name, value]) =>
    others.every((other) => JSON.stringify(other.get(name)) === JSON.stringify(value)),
  );
  const names = new Set(shared.map(([name]) => name));
  const rest = choices.map((filters) =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !names.has(name))),
  );
  return { common: Object.fromEntries(shared), rest };
}
