import { useSyncExternalStore } from 'react';
import { local, readStored, session, writeStored } from '../safe-storage.ts';
import { parseChoice } from './consent.core.ts';
import type { Choice, ConsentState } from './consent.core.ts';

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
  stored: parseChoice(readStored(local, CONSENT_KEY)),
  gpc: hasPrivacySignal(),
  closed: readStored(session, CLOSED_KEY) === 'true',
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
  writeStored(local, CONSENT_KEY, choice);
  changed({ ...read(), stored: choice, isRecalled: false });
}

/** Closes the banner for this session without a choice. */
export function close(): void {
  writeStored(session, CLOSED_KEY, 'true');
  changed({ ...read(), closed: true, isRecalled: false });
}

export function forgetConsent(): void {
  writeStored(local, CONSENT_KEY, null);
  writeStored(session, CLOSED_KEY, null);
  changed({ ...read(), stored: null, closed: false, isRecalled: true });
}
