import { business, type BusinessOptions } from './businesses.ts';

const licence = (yearAdmitted: number | null, checkedAt: string | null) => ({
  jurisdiction: 'Texas',
  number: '1',
  yearAdmitted,
  sourceUrl: null,
  checkedAt,
});
const WORKDAYS = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, { open: '09:00', close: '17:00' }]),
);
const ALWAYS = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, { open: '00:00', close: '23:59' }]),
);

const houston = (name: string, more: Partial<BusinessOptions> = {}) =>
  business({ name, practice: 'immigration', in: 'Houston', description: `${name} helps.`, ...more });

/** Firms for each thing that a landing page can say: enough of them, too few, courts, names of several cities. */
export const landingBusinesses = () => [
  houston('Adler Law', { rating: '4.8', reviewCount: 20, priceRange: '$', freeConsultation: true, hours: WORKDAYS }),
  houston('Baker Law', { rating: '4.6', reviewCount: 9, priceRange: '$$$', hours: ALWAYS, languages: ['en', 'es'] }),
  houston('Castillo Law', { rating: '4.9', reviewCount: 6, priceRange: '$$$$', freeConsultation: true }),
  houston('Donovan Law', {
    rating: '5.0',
    reviewCount: 1,
    priceRange: '$$',
    licences: [licence(1999, '2026-01-10')],
  }),
  houston('Ellis Law', {
    rating: '3.1',
    reviewCount: 12,
    priceRange: '$$$',
    licences: [licence(2020, '2020-01-10')],
  }),
  houston('Fisher Law', { practice: 'asylum', priceRange: '$$$' }),
  houston('Grant Law', { priceRange: '$$$', freeConsultation: true, licences: [licence(1980, '2025-06-01')] }),
  houston('Hill Law', { priceRange: '$$$$', licences: [licence(2001, '2026-05-05')] }),
  // Fewer than a page needs.
  business({ name: 'Ivory Law', practice: 'immigration', in: 'Dallas', description: 'Alone.' }),
  ...['Jade', 'Kent', 'Lane', 'Moss'].map((name) =>
    business({ name: `${name} Law`, practice: 'immigration', in: 'Austin', description: `${name}.` }),
  ),
  ...['Nash', 'Odell', 'Poole'].map((name) =>
    business({ name: `${name} Law`, practice: 'tax-law', in: 'Springfield, IL', description: `${name}.` }),
  ),
  business({ name: 'Quinn Law', practice: 'tax-law', in: 'Springfield, MA', description: 'Quinn.' }),
  business({ name: 'Houston Court', practice: null, in: 'Houston', kind: 'court', description: 'A court.' }),
  // Nothing is known of them but where they are.
  ...['Reed', 'Shaw', 'Tate', 'Vance'].map((name) =>
    business({ name: `${name} Law`, practice: 'probate', in: 'Seattle', priceRange: null }),
  ),
  business({ name: 'Green Card Renewal Center', practice: 'immigration', in: 'Chicago', description: 'Renewals.' }),
];
