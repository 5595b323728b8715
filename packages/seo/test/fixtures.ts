import { aBusiness, aReview, aSite } from '@lawdex/mf-kit/testing/fixtures';
import type { Review } from '@lawdex/contracts';

export const site = aSite({ social: [{ network: 'x', label: 'X', url: 'https://x.example/lawdex' }] });

export const business = aBusiness({
  slug: 'hale-and-ward',
  name: 'Hale & Ward',
  description:
    'A small firm that has represented injured people in Cook County since 1998, on contingency and with patience for detail.',
  image: '/images/firms/1.svg',
  category: { name: 'Personal Injury', slug: 'personal-injury' },
  rating: '4.6',
  reviewCount: 23,
  city: 'Chicago',
  state: 'IL',
  hours: {
    mon: { open: '09:00', close: '17:30' },
    tue: { open: '09:00', close: '17:30' },
    sat: { open: '22:00', close: '02:00' },
  },
});

export const review = (rating: number, index = 0): Review => aReview({ id: `r${index}`, rating });
