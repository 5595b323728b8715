import { pageStateOf } from '@lawdex/ui';
import type { Missing, PageState } from '@lawdex/ui';

export interface Listed<T> {
  data: readonly T[] | undefined;
  error: unknown;
  isPending: boolean;
}

/** The state of a page about one item, which is looked up by its slug in the list of all. */
export function listedState<T extends { slug: string }>(all: Listed<T>, slug: string, missing: Missing): PageState<T> {
  const state = pageStateOf(all);
  if (state.kind !== 'shown') return state;
  const found = state.shown.find((one) => one.slug === slug);
  return found ? { kind: 'shown', shown: found } : { kind: 'missing', missing };
}
