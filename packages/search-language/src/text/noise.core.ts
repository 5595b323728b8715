import type { SearchFlag } from '@lawdex/contracts';
import { termsOf } from './text.core.ts';

/** Words that tell no business from another: all of them are lawyers, and the order puts the best first anyway. */
const NOISE = `
  lawyer attorney law lawfirm firm counsel counselor counselors solicitor barrister legal office practice service
  best good great top rated affordable cheap cheapest experienced trusted reputable professional local expert
  near nearby me in at around close by or on from with to a an my our i we is who what where which that
  need want find looking look search get hire help someone please case`;

export const NOISE_TERMS: ReadonlySet<string> = new Set(termsOf(NOISE));

/** Phrases that are filters in words. */
export const FLAG_PHRASES: ReadonlyMap<string, SearchFlag> = new Map([
  ['open now', 'isOpen'],
  ['free consultation', 'freeConsultation'],
  ['free consult', 'freeConsultation'],
  ['video consultation', 'videoConsultation'],
  ['online consultation', 'videoConsultation'],
]);
