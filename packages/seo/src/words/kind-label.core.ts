import type { BusinessKind } from '@lawdex/contracts';

const LABELS: Record<BusinessKind, string> = {
  'law-firm': 'Law Firm',
  'legal-aid': 'Legal Aid',
  court: 'Court',
  agency: 'Government Agency',
  other: 'Legal Organization',
};

/** What visitors read where a firm's practice area would stand. */
export const kindLabel = (kind: BusinessKind = 'law-firm'): string => LABELS[kind];
