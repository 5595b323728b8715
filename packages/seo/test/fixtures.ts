import type { BusinessDetail, Review, Site } from '@lawdex/contracts';

export const site: Site = {
  name: 'Lawdex',
  origin: 'https://lawdex.example',
  demoData: false,
  contactEmail: 'hello@lawdex.example',
  social: [{ network: 'x', label: 'X', url: 'https://x.example/lawdex' }],
  legalDate: '2025-01-01',
};

export const business: BusinessDetail = {
  id: '8f1f4a52-6f0e-4e34-9c0e-0f4d0d3b5a11',
  slug: 'hale-and-ward',
  name: 'Hale & Ward',
  description:
    'A small firm that has represented injured people in Cook County since 1998, on contingency and with patience for detail.',
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
  phone: '(312) 555-0101',
  isOpen: true,
  hasDelivery: false,
  hasTakeout: false,
  freeConsultation: true,
  videoConsultation: false,
  email: null,
  website: 'https://hale.example',
  latitude: 41.88,
  longitude: -87.63,
  timeZone: 'America/Chicago',
  hours: {
    mon: { open: '09:00', close: '17:30' },
    tue: { open: '09:00', close: '17:30' },
    sat: { open: '22:00', close: '02:00' },
  },
  languages: ['en', 'es'],
  feeBasis: ['contingency'],
  licences: [],
  additionalPracticeAreas: [],
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-01T00:00:00.000Z',
};

export const review = (rating: number, index = 0): Review => ({
  id: `r${index}`,
  businessId: business.id,
  userName: `Reader ${index}`,
  rating,
  comment: 'Answered every call.',
  createdAt: '2024-05-05T10:00:00.000Z',
});
