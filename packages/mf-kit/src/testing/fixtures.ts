import { BUSINESS_FLAGS, NOTHING_UNDERSTOOD, searchPath } from '@lawdex/contracts';
import type {
  BusinessDetail,
  BusinessFlags,
  BusinessSummary,
  Category,
  Comparison,
  FoundBusiness,
  LandingPage,
  Review,
  SearchResponse,
  Site,
} from '@lawdex/contracts';

export * from './blog-fixtures.ts';

// Builders of services' answers. Each returns a complete value; a spec names the fields that matter.

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

/** All flags, off, so that a new flag needs no fixture. */
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

/** The answer to a search that was understood literally. */
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

/** The service's comparison, with equals in their order. */
export const aComparison = (businesses: BusinessDetail[], changes: Partial<Comparison> = {}): Comparison => {
  const rated = businesses.filter(({ reviewCount }) => reviewCount > 0);
  const categories = businesses.flatMap(({ category }) => category ?? []);
  return {
    businesses,
    highestRated: [...rated].sort((a, b) => Number(b.rating) - Number(a.rating))[0] ?? null,
    mostReviewed: [...rated].sort((a, b) => b.reviewCount - a.reviewCount)[0] ?? null,
    allCategories: [...new Map(categories.map((category) => [category.slug, category])).values()],
    priceRanges: [...new Set(businesses.flatMap(({ priceRange }) => priceRange ?? []))].sort(),
    hasDelivery: businesses.filter(({ hasDelivery }) => hasDelivery),
    hasTakeout: businesses.filter(({ hasTakeout }) => hasTakeout),
    missingIds: [],
    ...changes,
  };
};

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

/** The landing page of Car Accidents in Austin, which lists Smith Law. */
export const aLanding = (changes: Partial<LandingPage> = {}): LandingPage => ({
  title: 'Best Car Accident Lawyers in Austin',
  metaDescription: '12 law firms for car accidents in Austin, TX.',
  canonicalUrl: 'https://lawdex.example/best-car-accident-lawyers-in-austin',
  structuredData: [],
  h1Title: 'Best Car Accident Lawyers in Austin, TX',
  introContent: '3 firms meet clients by video.',
  category: 'Car Accidents',
  categorySlug: 'car-accidents',
  modifier: 'best',
  location: 'Austin, TX',
  city: 'Austin',
  total: 12,
  businesses: [aSummary()],
  stats: { averageRating: '4.4', totalReviews: 87, openNow: 6, withDelivery: 0, withConsultation: 7 },
  faqs: [{ question: 'How many are open on weekends?', answer: '5.' }],
  relatedSearches: [
    { text: 'Affordable car accident lawyers in Austin', url: '/affordable-car-accident-lawyers-in-austin' },
  ],
  type: 'intent',
  text: null,
  place: { kind: 'city', city: 'Austin', state: 'TX' },
  modifierLabel: 'Best',
  modifierApplied: true,
  chosenBy: 'Law firms with at least 5 reviews, by their rating.',
  sortedBy: 'rating',
  facts: {
    inPlace: 20,
    withReviews: 12,
    withHours: 11,
    openAtWeekends: 5,
    openAllDay: 1,
    withVideoConsultation: 3,
    withPhone: 12,
    withLicence: 9,
    licenceChecked: 4,
    admittedTenYears: 6,
    firstAdmitted: 1984,
    prices: [{ price: '$$', count: 8 }],
    feeBases: [{ basis: 'contingency', count: 10 }],
    languages: [{ language: 'es', count: 4 }],
    cities: 1,
  },
  robots: { index: true, verdict: 'worth-it' },
  canonicalPath: '/best-car-accident-lawyers-in-austin',
  parent: { text: 'Car accident lawyers in Austin', to: '/car-accident-lawyers-in-austin', count: 20 },
  positionUsed: false,
  radiusMiles: null,
  nearby: [{ text: 'San Antonio', to: '/best-car-accident-lawyers-in-san-antonio', count: 9 }],
  hubs: [
    {
      title: 'Practice areas in Austin',
      links: [{ text: 'Divorce & Family Law', to: '/divorce-family-law-lawyers-in-austin', count: 14 }],
    },
  ],
  chooseCity: [],
  searchPath: searchPath({ query: 'car accident', location: 'Austin, TX' }),
  ...changes,
});

/** A near-me page for a visitor without a position. */
export const aNearMeLanding = (changes: Partial<LandingPage> = {}): LandingPage =>
  aLanding({
    title: 'Best Car Accident Lawyers Near Me',
    h1Title: 'Best Car Accident Lawyers Near Me',
    location: null,
    city: null,
    place: { kind: 'near-me' },
    canonicalPath: '/best-car-accident-lawyers-near-me',
    chooseCity: [{ text: 'Austin, TX', to: '/best-car-accident-lawyers-in-austin', count: 12 }],
    nearby: [],
    ...changes,
  });
