import type { FeeBasis } from '@lawdex/contracts';

export const FEE_LABELS: Record<FeeBasis, string> = { contingency: 'Contingency', flat: 'Flat fee', hourly: 'Hourly' };

/** Within a sentence. */
export const FEE_WORDS: Record<FeeBasis, string> = {
  contingency: 'contingency fees',
  flat: 'flat fees',
  hourly: 'hourly fees',
};
