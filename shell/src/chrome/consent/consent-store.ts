import { local, readStored, session, writeStored } from '../safe-storage.ts';
import { type Choice, type ConsentState, parseChoice } from './consent.core.ts';

export const CONSENT_KEY = 'cookie-consent';
export const CLOSED_KEY = 'cookie-consent-closed';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

// Some browsers send the header without exposing the property: the server then echoes it as a Server-Timing entry `gpc`,
// which travels beside the document and so never stands in a cached page.
function hasPrivacySignal(): boolean {
  if (navigator.globalPrivacyControl === true) return true;
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = (page as PerformanceNavigationTiming | undefined)?.serverTiming ?? [];
  return timings.some(({ name }) => name === 'gpc');
}

export const readConsent = (): ConsentState => ({
  stored: parseChoice(readStored(local, CONSENT_KEY)),
  gpc: hasPrivacySignal(),
  closed: readStored(session, CLOSED_KEY) === 'true',
});

export const storeChoice = (choice: Choice): void => writeStored(local, CONSENT_KEY, choice);
export const storeClosed = (): void => writeStored(session, CLOSED_KEY, 'true');

export function forgetConsent(): void {
  writeStored(local, CONSENT_KEY, null);
  writeStored(session, CLOSED_KEY, null);
}
