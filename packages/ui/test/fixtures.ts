import type { BusinessSummary } from '@lawdex/contracts';

/** What the shell tells every page about the site. */
export const site = {
  name: 'Lawdex',
  origin: 'https://lawdex.example',
  demoData: false,
  contactEmail: 'hello@lawdex.example',
  social: [],
  legalDate: '2025-01-01',
};

export const business: BusinessSummary = {
  id: '8f1f4a52-6f0e-4e34-9c0e-0f4d0d3b5a11',
  slug: 'hale-and-ward',
  name: 'Hale & Ward',
  description: 'A small firm.',
  image: '/images/firms/1.svg',
  category: { name: 'Personal Injury', slug: 'personal-injury' },
  categoryId: 'c1',
  priceRange: '$$',
  rating: '4.6',
  reviewCount: 23,
  address: '12 Oak St',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60601',
  phone: '(312) 555-0101 ext. 4',
  isOpen: true,
  hasDelivery: true,
  hasTakeout: true,
  freeConsultation: true,
  videoConsultation: false,
};
