import { BUSINESS_FLAGS, NOTHING_UNDERSTOOD } from '@lawdex/contracts';
import type {
  BusinessDetail,
  BusinessFlags,
  BusinessSummary,
  Category,
  FoundBusiness,
  Review,
  SearchResponse,
  Site,
} from '@lawdex/contracts';

// Builders of what services answer. Each gives a whole value; a spec names only what it is about.

export const BUSINESS_ID = '7b1e0a52-9f6c-4f0a-8f30-1c2d3e4f5a6b';
export const CATEGORY_ID = '00000000-0000-4000-8000-000000000001';

export const aSite = (changes: Partial<Site> = {}): Site => ({
  name: 'Lawdex',
  origin: 'https://lawdex.example',
  demoData: false,
  contactEmail: 'hello@lawdex.example',
  social: [],
  legalDate: '2025-01-01',
  ...changes,
});

/** Every flag there is, off: a flag that is added needs no fixture of its own. */
export const noFlags = (): BusinessFlags =>
  Object.fromEntries(BUSINESS_FLAGS.map((flag) => [flag, false])) as BusinessFlags;

export const aSummary = (changes: Partial<BusinessSummary> = {}): BusinessSummary => ({
  ...noFlags(),
  id: BUSINESS_ID,
  slug: 'smith-law',
  name: 'Smith Law',
  description: 'We help people after car accidents.',
  image: null,
  category: { name: 'Car Accidents', slug: 'car-accidents' },
  categoryId: CATEGORY_ID,
  priceRange: '$$',
  rating: '4.5',
  reviewCount: 2,
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  phone: '(512) 555-0100',
  isOpen: true,
  freeConsultation: true,
  ...changes,
});

export const aFound = (changes: Partial<FoundBusiness> = {}): FoundBusiness => ({
  ...aSummary(),
  why: { matched: ['practice'], words: [], distanceMiles: null, rating: 4.5, reviewCount: 2 },
  ...changes,
});

/** The answer to a search that found these as it was typed. */
export const aSearch = (changes: Partial<SearchResponse> = {}): SearchResponse => ({
  businesses: [aFound()],
  total: changes.businesses?.length ?? 1,
  understood: NOTHING_UNDERSTOOD,
  more: [],
  suggestions: [],
  ...changes,
});

export const aBusiness = (changes: Partial<BusinessDetail> = {}): BusinessDetail => ({
  ...aSummary(),
  email: null,
  website: 'https://www.smith.example/',
  latitude: 30.27,
  longitude: -97.74,
  timeZone: 'America/Chicago',
  hours: { mon: { open: '09:00', close: '17:00' } },
  languages: ['en', 'es'],
  feeBasis: ['contingency'],
  licences: [],
  additionalPracticeAreas: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...changes,
});

export const aReview = (changes: Partial<Review> = {}): Review => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  businessId: BUSINESS_ID,
  userName: 'Ann',
  rating: 5,
  comment: 'They called back the same day.',
  createdAt: '2026-01-05T23:30:00Z',
  ...changes,
});

export const aCategory = (changes: Partial<Category> = {}): Category => ({
  id: CATEGORY_ID,
  name: 'Car Accidents',
  slug: 'car-accidents',
  description: 'Crashes and what follows.',
  aliases: ['car crash'],
  parent: { name: 'Personal Injury', slug: 'personal-injury' },
  children: [],
  businessCount: 1,
  ...changes,
});
