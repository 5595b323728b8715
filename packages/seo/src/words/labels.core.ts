import type { BusinessKind, FeeBasis, Weekday } from '@lawdex/contracts';

export const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

export const FEE_LABELS: Record<FeeBasis, string> = { contingency: 'Contingency', flat: 'Flat fee', hourly: 'Hourly' };

/** Within a sentence. */
export const FEE_WORDS: Record<FeeBasis, string> = {
  contingency: 'contingency fees',
  flat: 'flat fees',
  hourly: 'hourly fees',
};

const KINDS: Record<BusinessKind, string> = {
  'law-firm': 'Law Firm',
  'legal-aid': 'Legal Aid',
  court: 'Court',
  agency: 'Government Agency',
  other: 'Legal Organization',
};

/** The label that visitors see in place of a practice area. */
export const kindLabel = (kind: BusinessKind = 'law-firm'): string => KINDS[kind];

const PRICES: Readonly<Record<string, string>> = { $: 'budget-friendly', $$: 'moderately priced', $$$: 'upscale' };

/** The price labels of the specification's section 9. */
export const priceLabel = (priceRange: string): string => PRICES[priceRange] ?? 'premium';
