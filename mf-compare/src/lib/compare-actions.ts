import { COMPARE_MAX, COMPARE_MIN, type ToastRequest } from '@lawdex/contracts';
import { showToast } from '@lawdex/ui';
import { addToCompare, NOTHING_COMPARED, readBusiness, removeFromCompare } from './compare-list.core.ts';
import type { AddOutcome } from './compare-list.core.ts';
import { changeCompareList } from './compare-store.ts';

// Changes of the list by the visitor, with the notifications that answer them.

/** Adds the business of an event, which any code may have sent. Malformed ones are ignored. `isSaid`: the list itself says that it was added. */
export function addToList(written: unknown, isSaid = false): AddOutcome['kind'] | 'refused' {
  const business = readBusiness(plain(written));
  if (!business) return 'refused';
  const outcomes: AddOutcome['kind'][] = [];
  const isStored = changeCompareList((list) => {
    const outcome = addToCompare(list, business);
    outcomes.push(outcome.kind);
    return outcome.kind === 'added' ? outcome.list : list;
  });
  const kind = outcomes.at(-1) ?? 'full';
  if (kind === 'added' && !isStored) showToast(NOT_STORED);
  else if (kind !== 'added' || !isSaid) showToast(ADD_TOASTS[kind](business.name));
  return kind;
}

/** A copy without getters that throw, cycles or functions, which code may put into an event. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return null;
  }
}

const NOT_STORED: ToastRequest = {
  title: 'Added for this page only',
  description: 'Your browser does not let this site store your comparison list.',
  variant: 'destructive',
};

const ADD_TOASTS: Record<AddOutcome['kind'], (name: string) => ToastRequest> = {
  added: (name) => ({
    title: 'Added to comparison',
    description: `${name} has been added to your comparison list.`,
  }),
  duplicate: (name) => ({ title: 'Already added', description: `${name} is already in your comparison list.` }),
  full: () => ({
    title: 'Maximum limit reached',
    description: `You can compare up to ${COMPARE_MAX} businesses at a time.`,
    variant: 'destructive',
  }),
};

export function removeFromList(...ids: string[]): void {
  changeCompareList((list) => removeFromCompare(list, ids));
  showToast({ title: 'Removed from comparison' });
}

export function clearList(): void {
  changeCompareList(() => NOTHING_COMPARED);
  showToast({ title: 'Comparison cleared', description: 'All businesses have been removed from comparison.' });
}

export const tellTooFew = (): void =>
  showToast({
    title: 'Not enough businesses',
    description: `Please add at least ${COMPARE_MIN} businesses to compare.`,
    variant: 'destructive',
  });
