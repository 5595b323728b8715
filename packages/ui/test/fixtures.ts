import { aSite, aSummary } from '@lawdex/mf-kit/testing/fixtures';

export const site = aSite();

export const business = aSummary({
  slug: 'hale-and-ward',
  name: 'Hale & Ward',
  description: 'A small firm.',
  image: '/images/firms/1.svg',
  category: { name: 'Personal Injury', slug: 'personal-injury' },
  rating: '4.6',
  reviewCount: 23,
  address: '12 Oak St',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60601',
  phone: '(312) 555-0101 ext. 4',
  hasDelivery: true,
  hasTakeout: true,
});
