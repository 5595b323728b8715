import type { ReviewSort } from '../businesses/directory.ts';
import type { LEAST_RATINGS, SearchParams, SearchView } from '../search/search.ts';
import { slugify } from '../text/text.core.ts';

// Every address of the site is made here, so that all who build one agree on it, and because words of visitors and listings must be
// encoded: a slash or a question mark in them would lead to another page.

export const SEARCH_PATH = '/search';
export const ADD_BUSINESS_PATH = '/business/add';
export const COMPARE_PATH = '/compare';
/** The firms that a visitor saved, in the visitor's own browser. */
export const SAVED_PATH = '/saved';
export const BLOG_PATH = '/blog';
export const PRIVACY_PATH = '/privacy';
export const TERMS_PATH = '/terms';
/** Every practice area. */
export const PRACTICE_AREAS_PATH = '/practice-areas';
/** Every state that has firms, with its largest cities. */
export const CITIES_PATH = '/cities';
/** How the order of search results comes about. */
export const RANKING_PATH = '/how-results-are-ranked';

/** How reviews are checked, when one counts later, and what is removed. */
export const REVIEW_RULES_PATH = '/reviews/rules';
/** The public ledger of removed reviews. */
const REMOVED_REVIEWS_PATH = '/reviews/removed';
export const removedReviewsPath = (page = 1): string => withQuery(REMOVED_REVIEWS_PATH, { page });

/** The sitemap: an index of files. */
export const SITEMAP_PATH = '/sitemap.xml';
/** A file of the sitemap, at the root because one in a folder may only list what is below that folder: `/sitemap-firms-1.xml`. */
export const sitemapPartPath = (name: string, part: number): string => `/sitemap-${name}-${part}.xml`;
/** First segments of the site's own addresses: no landing page is called so. */
export const RESERVED_SLUGS: readonly string[] = [
  ...[SEARCH_PATH, COMPARE_PATH, SAVED_PATH, BLOG_PATH, PRIVACY_PATH, TERMS_PATH, RANKING_PATH].map((path) =>
    path.slice(1),
  ),
  ...[PRACTICE_AREAS_PATH, CITIES_PATH].map((path) => path.slice(1)),
  ...['api', 'business', 'categories', 'category', 'city', 'health', 'internal', 'metrics', 'reviews', 'sitemaps'],
];

export const businessPath = (slug: string): string => `/business/${pathSegment(slug)}`;

/** Parameters of a business's page that say which of its reviews are shown. */
export const REVIEWS_PAGE = 'reviews';
export const REVIEWS_SORT = 'sort';
export const REVIEWS_STARS = 'stars';
/** The review that a permanent link leads to, on whichever page it stands by now. */
export const LINKED_REVIEW = 'review';

export interface ReviewsAddress {
  page?: number;
  sort?: ReviewSort;
  /** Only reviews that gave so many. */
  stars?: number;
}

/** A business's page, at its reviews. */
export const reviewsPath = (slug: string, { page = 1, sort, stars }: ReviewsAddress = {}): string =>
  `${withQuery(businessPath(slug), {
    [REVIEWS_STARS]: stars,
    [REVIEWS_SORT]: sort === 'newest' ? undefined : sort,
    [REVIEWS_PAGE]: page > 1 ? page : undefined,
  })}#reviews`;

/** The id of the element that holds the form of a review. */
export const REVIEW_FORM_ANCHOR = 'write-review';
/** The parameter that opens the form of a review, for visitors without JavaScript. */
export const WRITES_REVIEW = 'write';
export const writeReviewPath = (slug: string): string =>
  `${withQuery(businessPath(slug), { [WRITES_REVIEW]: true })}#${REVIEW_FORM_ANCHOR}`;

/** The id of a review's element. */
export const reviewAnchor = (id: string): string => `review-${id}`;

/** A review's permanent link. */
export const reviewPath = (slug: string, id: string): string =>
  `${withQuery(businessPath(slug), { [LINKED_REVIEW]: id })}#${reviewAnchor(id)}`;

/** Where a visitor says that a review should not be shown. */
export const reportReviewPath = (slug: string, id: string): string =>
  `${businessPath(slug)}/reviews/${pathSegment(id)}/report`;

/** The parameter that says that the report was taken. */
export const REVIEW_REPORTED = 'sent';
export const reviewReportedPath = (slug: string, id: string): string =>
  withQuery(reportReviewPath(slug, id), { [REVIEW_REPORTED]: true });

/** How the list of a practice area or a city is narrowed and ordered. */
export interface Narrowing extends Pick<SearchParams, 'sortBy' | 'language' | 'isOpen' | 'freeConsultation'> {
  rating?: (typeof LEAST_RATINGS)[number];
}

export const categoryPath = (slug: string, page = 1, narrowing: Narrowing = {}): string =>
  withQuery(`/category/${pathSegment(slug)}`, { ...narrowing, page });

/** `state` is a two-letter abbreviation; without one, the page shows every city of that name. */
export const cityPath = (city: string, state?: string, page = 1, narrowing: Narrowing = {}): string =>
  withQuery(`/city/${pathSegment(city.toLowerCase())}`, { state: state?.toUpperCase(), ...narrowing, page });

/** All cities of a state, by the state's slug: `texas`. */
export const stateCitiesPath = (slug: string, page = 1): string =>
  withQuery(`${CITIES_PATH}/${pathSegment(slug)}`, { page });

/** The parts of a link to the search: its parameters, and a practice area by slug or name instead of by id. */
export type SearchAddress = Omit<SearchParams, 'limit'> & { category?: string; view?: SearchView };

/** The parameters stand in the order in which they are given; empty ones and page 1 are left out. */
export const searchPath = (params: SearchAddress = {}): string => withQuery(SEARCH_PATH, { ...params });

/** The value of a comparison's parameter `show`. */
export const COMPARE_DIFFERENCES = 'differences';

export interface CompareView {
  /** Rows that say the same of all businesses are left out. */
  onlyDifferences?: boolean;
  /** `lat,lng`: distances are measured from there. */
  near?: string;
}

export function comparePath(ids: readonly string[], { onlyDifferences, near }: CompareView = {}): string {
  const said = [
    ids.length > 0 && `ids=${ids.map(encode).join(',')}`,
    onlyDifferences && `show=${COMPARE_DIFFERENCES}`,
    near && `near=${near.split(',').map(encode).join(',')}`,
  ].filter(Boolean);
  return said.length > 0 ? `${COMPARE_PATH}?${said.join('&')}` : COMPARE_PATH;
}

/** A drawing of the land in a view of the map of results. */
export const mapLandPath = (view: string): string => `/api/search/land/${pathSegment(view)}.svg`;

/** The feed that RSS readers subscribe to. */
export const BLOG_FEED_PATH = '/api/blog/rss';

/** A page of the blog's posts, or of those that hold words. */
export const blogPath = (page = 1, query?: string): string => withQuery(BLOG_PATH, { query, page });
export const blogPostPath = (slug: string): string => `/blog/${pathSegment(slug)}`;
/** Characters of an address at which a post once stood, at most. */
export const OLD_ADDRESS_MAX = 300;
/** Asks where a post is that once stood at a path. */
export const movedPostPath = (pathname: string): string => withQuery('/api/blog/moved', { path: pathname });

export const blogCategoryPath = (slug: string): string => `/blog/category/${pathSegment(slug)}`;
export const blogTagPath = (slug: string): string => `/blog/tag/${pathSegment(slug)}`;
export const blogAuthorPath = (slug: string): string => `/blog/author/${pathSegment(slug)}`;

/** A landing page by its slug, as it was asked for. */
export const landingSlugPath = (slug: string): string => `/${pathSegment(slug)}`;

export interface Landing {
  /** `best`, `top-rated`, ... */
  modifier?: string;
  /** A practice area or other words; `singularSlug` makes a practice area's. */
  subject?: string;
  /** A city, with its state where the name alone is ambiguous; near the visitor without one. */
  place?: string;
}

/** `/best-car-accident-lawyers-in-austin`, `/immigration-lawyers-in-austin`, `/cheap-dui-dwi-defense-lawyers-near-me`. */
export const lawyersLandingPath = ({ modifier, subject, place }: Landing): string =>
  landingPath([modifier, subject, 'lawyers'], place);

/** `/best-personal-injury-near-me`, `/affordable-will-in-austin`. */
export const businessLandingPath = ({ modifier, subject, place }: Landing): string =>
  landingPath([modifier, subject], place);

/** A practice area's slug as landing pages spell it, without its one trailing `s`: `car-accidents` -> `car-accident`. */
export const singularSlug = (categorySlug: string): string => categorySlug.replace(/s$/, '');

function landingPath(words: readonly (string | undefined)[], place: string | undefined): string {
  const placeSlug = slugify(place ?? '');
  const parts = [...words, placeSlug ? `in-${placeSlug}` : 'near-me'];
  return `/${parts
    .map((part) => slugify(part ?? ''))
    .filter(Boolean)
    .join('-')}`;
}

/**
 * One segment of a path. Browsers drop empty segments and dots, even encoded ones, and would open another page; a hyphen in their
 * place leads to a page that says that there is no such thing.
 */
export const pathSegment = (text: string): string => (/^\.{0,2}$/.test(text) ? '-' : encode(text));

/** Half of a surrogate pair cannot be encoded, and would throw. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

type QueryValue = string | number | boolean | undefined;

function withQuery(path: string, params: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const text = value === undefined || value === false ? '' : String(value).trim();
    if (text !== '' && !(name === 'page' && text === '1')) query.set(name, text);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
