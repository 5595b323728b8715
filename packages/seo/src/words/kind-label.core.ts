import type { BusinessKind } from '@lawdex/contracts';

const LABELS: Record<BusinessKind, string> = {
  'law-firm': 'Law Firm',
  'legal-aid': 'Legal Aid',
  court: 'Court',
  agency: 'Government Agency',
  other: 'Legal Organization',
};

/** The label that visitors see in place of a practice area. */
export const kindLabel = (kind: BusinessKind = 'law-firm'): string => LABELS[kind];
