import { SEARCH_RADII_MILES, searchPath } from '@lawdex/contracts';

export interface Visit {
  /** The kind of page. */
  page: string;
  at: number;
  /** Milliseconds. */
  took: number;
  /** Null when the visitor got what was asked for. */
  failure: string | null;
}

export interface Sample {
  /** Its number among the requests of the run. */
  n: number;
  /** Milliseconds from the moment at which the visitor wanted it to the end of the answer. */
  took: number;
  /** From sending it to the end of the answer; null for the first one of a connection, which waits for that too. */
  answeredIn: number | null;
  /** Status of the answer; 0 without one. */
  status: number;
  retryAfter: boolean;
}

export const isServed = ({ status }: Sample): boolean => status >= 200 && status < 300;

/** Turned away as promised: certainly without effect, and told when to come back. */
export const isRefused = ({ status, retryAfter }: Sample): boolean => (status === 503 || status === 429) && retryAfter;

/** The contents of the site's directory, so that visitors can ask for them. */
export interface Stock {
  origin: string;
  categories: readonly { name: string }[];
  cities: readonly string[];
  businesses: readonly { id: string }[];
}

/** A visitor opens a search that nobody has opened before, or writes a review. */
export type Kind = 'pages' | 'reviews';

const WORDS = ',best,affordable,free consultation,experienced,family,defense,injury,contract'.split(',');
export const SORTS = [{}, { sortBy: 'rating' }, { sortBy: 'name' }] as const;
const RADII = [{}, ...SEARCH_RADII_MILES.map((radius) => ({ radius }))];
const RATINGS = [{}, { rating: 3 }, { rating: 4 }];
/** Without a common divisor with any number of searches, it goes through all of them and leaves similar ones apart. */
const STRIDE = 7_368_787;

/** The n-th search; they differ until there is none left, so that no cache knows any. */
export function searchOf({ categories, cities }: Stock, n: number): string {
  const choices = [categories, cities, WORDS, SORTS, RADII, RATINGS];
  let rest = (n * STRIDE) % choices.reduce((product, { length }) => product * length, 1);
  const choose = <T>(from: readonly T[]): T | undefined => {
    const chosen = from[rest % from.length];
    rest = Math.floor(rest / from.length);
    return chosen;
  };
  const [category, city = ''] = [choose(categories), choose(cities)];
  const query = `${choose(WORDS)} ${category?.name} ${city}`.trim();
  return searchPath({ query, ...choose(SORTS), ...choose(RADII), ...choose(RATINGS) });
}

/** Every visitor has an address of their own, in another network than the next: limits are for those who ask too much, and these ask once. */
export function addressOf(n: number): string {
  const address = (n * STRIDE) % 2 ** 24;
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
}

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0)', 'accept-encoding': 'gzip, deflate, br' };

/** What the n-th visitor asks for. `run` tells the reviews of one run from those of another. */
export function askOf(kind: Kind, stock: Stock, n: number, run: string, address = addressOf(n)) {
  const headers = { ...BROWSER, 'x-forwarded-for': address };
  if (kind === 'pages') return { path: searchOf(stock, n), headers: { ...headers, accept: 'text/html' } };
  const key = reviewKey(run, n);
  const business = stock.businesses[n % stock.businesses.length]?.id;
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  return {
    method: 'POST' as const,
    path: `/api/businesses/${business}/reviews`,
    headers: { ...headers, ...json, origin: stock.origin, 'idempotency-key': key },
    body: JSON.stringify({ userName: 'Overload Drill', rating: (n % 5) + 1, comment: `They answered. Visit ${key}.` }),
  };
}

export const reviewKey = (run: string, n: number): string => `${run}-${n}`;
