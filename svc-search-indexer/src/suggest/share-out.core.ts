import type { Suggestion, SuggestionKind } from '@lawdex/contracts';

const ORDER: readonly SuggestionKind[] = ['practice', 'place', 'business'];

/** The best of each kind in turn until there are enough, shown kind by kind: no kind crowds out another. */
export function shareOut(lists: readonly (readonly Suggestion[])[], most: number): Suggestion[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
  return inTurn.slice(0, most).sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
