import { BUSINESS_FLAGS } from '@lawdex/contracts';
import type { BusinessFlag, BusinessFlags } from '@lawdex/contracts';

export interface FlagLabel {
  /** On a card, where room is short. */
  short: string;
  /** On the business's page and as a filter. */
  long: string;
  /** Flags of one group stand together. */
  group: 'availability' | 'consultation';
}

/** What visitors read for each flag of a business: the one table for cards, the business's page and filters. */
export const FLAG_LABELS: Record<BusinessFlag, FlagLabel> = {
  hasDelivery: { short: 'Delivery', long: 'Delivery Available', group: 'availability' },
  hasTakeout: { short: 'Takeout', long: 'Takeout Available', group: 'availability' },
  freeConsultation: { short: 'Free Consultation', long: 'Free Consultation', group: 'consultation' },
  videoConsultation: { short: 'Video Consultation', long: 'Video Consultation', group: 'consultation' },
};

export const flagsIn = (group: FlagLabel['group']): BusinessFlag[] =>
  BUSINESS_FLAGS.filter((flag) => FLAG_LABELS[flag].group === group);

/** The labels of the flags that a business has. */
export const labelsOf = (business: BusinessFlags, flags: readonly BusinessFlag[], length: 'short' | 'long'): string[] =>
  flags.filter((flag) => business[flag]).map((flag) => FLAG_LABELS[flag][length]);
