import { aCategory, CATEGORY_ID } from '@lawdex/mf-kit/testing/fixtures';
import { SearchFilters } from '../../../mf-directory/src/features/search/filters/SearchFilters.tsx';

const args = {
  state: {},
  practices: [{ ...aCategory(), parent: undefined }],
  practiceIds: { [aCategory().slug]: CATEGORY_ID },
  practice: undefined,
  cities: [
    { city: 'Houston', state: 'TX', count: 131 },
    { city: 'Reno', state: 'NV', count: 3 },
  ],
  counts: undefined,
  onChange: () => undefined,
  onPractice: () => undefined,
};

export default { component: SearchFilters, args };

export const Counted = {
  args: {
    state: { rating: 4, priceRange: '$$', location: 'Houston', isOpen: true },
    counts: {
      categoryId: { [CATEGORY_ID]: 41 },
      rating: { 5: 0, 4: 12_345, 3: 20_000 },
      priceRange: { $: 0, $$: 12_345, $$$: 3, $$$$: 1 },
      isOpen: { true: 12_345 },
      freeConsultation: { true: 0 },
      location: { Houston: 12_345, Reno: 0 },
      feeBasis: { contingency: 2 },
    },
  },
};
