/** Lists of businesses begin with the same word, so that all of them can be fetched anew after a review. */
const LISTS = 'businesses';

/** What each answer of a service is kept under: the server writes it into the page, and the browser finds it there. */
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
  /** Pages that the visitor asked for below the first. */
  shownReviews: (of: string) => ['shown-reviews', of],
  reported: (slug: string, reviewId: string) => ['reported', slug, reviewId],
  /** All that is known of the reviews of a business. */
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
