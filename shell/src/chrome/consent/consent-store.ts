import { readStored, store } from '@lawdex/ui';
import { useSyncExternalStore } from 'react';
import { parseChoice, type Choice, type ConsentState } from './consent.core.ts';

export const CONSENT_KEY = 'cookie-consent';
export const CLOSED_KEY = 'cookie-consent-closed';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

const isNavigation = (entry: PerformanceEntry): entry is PerformanceNavigationTiming => 'serverTiming' in entry;

// Some browsers send the header without exposing the property. The server then answers with a Server-Timing entry `gpc`, which is part of
// no cached page.
function hasPrivacySignal(): boolean {
  if (navigator.globalPrivacyControl === true) return true;
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  return page !== undefined && isNavigation(page) && page.serverTiming.some(({ name }) => name === 'gpc');
}

const read = (): Omit<ConsentState, 'isRecalled'> => ({
  stored: parseChoice(readStored(CONSENT_KEY)),
  gpc: hasPrivacySignal(),
  closed: readStored(CLOSED_KEY, 'sessionStorage') === 'true',
});

// The same object until a change, because React compares by identity.
let known: ConsentState | null = null;
const listeners = new Set<() => void>();

function changed(next: ConsentState): void {
  known = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) known = null;
  };
}

/** Null on the server and during hydration. */
export const useConsent = (): ConsentState | null =>
  useSyncExternalStore(
    subscribe,
    () => (known ??= { ...read(), isRecalled: false }),
    () => null,
  );

export function choose(choice: Choice): void {
  store(CONSENT_KEY, choice);
  changed({ ...read(), stored: choice, isRecalled: false });
}

/** Closes the banner for this session without a choice. */
export function close(): void {
  store(CLOSED_KEY, 'true', 'sessionStorage');
  changed({ ...read(), closed: true, isRecalled: false });
}

export function forgetConsent(): void {
  store(CONSENT_KEY, null);
  store(CLOSED_KEY, null, 'sessionStorage');
  changed({ ...read(), stored: null, closed: false, isRecalled: true });
}
