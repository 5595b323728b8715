/** Keys of lists begin with this word, so that all lists can be reloaded after a review. */
const LISTS = 'businesses';

/** The cache key of each answer. The server writes answers into the page under these keys, and the browser finds them there. */
export const queryKeys = {
  categories: ['categories'],
  practiceAreas: ['practice-areas'],
  cities: ['cities'],
  popularSearches: ['popular-searches'],
  category: (slug: string) => ['category', slug],
  business: (slug: string) => ['business', slug],
  reviews: (businessId: string, sort: string, stars: number | null, page: number) => [
    'reviews',
    businessId,
    sort,
    stars,
    page,
  ],
  review: (businessId: string, reviewId: string) => ['reviews', businessId, 'one', reviewId],
  /** Review pages that the visitor has added. */
  shownReviews: (of: string) => ['shown-reviews', of],
  reported: (slug: string, reviewId: string) => ['reported', slug, reviewId],
  /** Prefix of all answers about the reviews of a business. */
  allReviews: (businessId: string) => ['reviews', businessId],
  allLists: [LISTS],
  featured: [LISTS, 'featured'],
  inCategory: (categoryId: string, page: number) => [LISTS, 'category', categoryId, page],
  inCity: (city: string, state: string | undefined, page: number) => [
    LISTS,
    'city',
    city.toLowerCase(),
    state ?? '',
    page,
  ],
  narrowed: (params: object) => [LISTS, 'narrowed', params],
  found: (params: object) => [LISTS, 'search', params],
  mapped: (params: object) => [LISTS, 'map', params],
  counts: (params: object) => [LISTS, 'counts', params],
  landing: (slug: string, near: string | undefined) => [LISTS, 'landing', slug, near ?? ''],
  homeLinks: ['home-links'],
  states: ['states'],
  figures: ['figures'],
  cityStates: ['city-states'],
  stateCities: (state: string, page: number) => ['state-cities', state, page],
  practiceHub: (slug: string) => ['practice-hub', slug],
  cityHub: (city: string, state: string | undefined) => ['city-hub', city.toLowerCase(), state ?? ''],
} as const;
