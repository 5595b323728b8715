import { BUSINESS_FLAGS, type BusinessFlag, type BusinessFlags } from '@lawdex/contracts';

export interface FlagLabel {
  /** The label on cards, where room is short. */
  short: string;
  /** The label on the business's page and of the filter. */
  long: string;
  group: 'availability' | 'consultation';
}

/** The labels of a business's flags, for cards, the business's page and filters. */
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
