import { emit, on } from '@lawdex/mf-kit/runtime';
import type { BusinessSummary } from '@lawdex/contracts';

/**
 * A visitor may press Compare before the compare list's owner has loaded: those events wait for its first
 * `compare:changed` and are then sent again.
 */
export function bufferEarlyEvents(): void {
  const waiting: BusinessSummary[] = [];
  const stopListening = on('add-to-compare', (business) => waiting.push(business));
  const stopWaiting = on('compare:changed', () => {
    stopListening();
    stopWaiting();
    for (const business of waiting) emit('add-to-compare', business);
  });
}
