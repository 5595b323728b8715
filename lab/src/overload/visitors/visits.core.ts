import { SEARCH_RADII_MILES, searchPath } from '@lawdex/contracts';

/** The contents of the site's directory, so that visitors can ask for them. */
export interface Stock {
  origin: string;
  categories: readonly string[];
  cities: readonly string[];
  businessIds: readonly string[];
}

/** A visitor opens a search that nobody has opened before, or writes a review. */
export type Kind = 'pages' | 'reviews';

/** Words that visitors put before a practice area. */
export const WORDS = [
  '',
  'best',
  'affordable',
  'free consultation',
  'experienced',
  'family',
  'defense',
  'injury',
  'contract',
];
const SORTS = [undefined, 'rating', 'name'] as const;
const RADII = [undefined, ...SEARCH_RADII_MILES];
const RATINGS = [undefined, 3, 4];
/** Without a common divisor with any number of searches, it goes through all of them and leaves similar ones apart. */
const STRIDE = 7_368_787;

const numberOfSearches = ({ categories, cities }: Stock): number =>
  [categories, cities, WORDS, SORTS, RADII, RATINGS].reduce((product, { length }) => product * length, 1);

/** The n-th search; they differ until there is none left, so that no cache knows any. */
export function searchOf(stock: Stock, n: number): string {
  const { categories, cities } = stock;
  let rest = (n * STRIDE) % numberOfSearches(stock);
  const choose = <T>(from: readonly T[]): T | undefined => {
    const chosen = from[rest % from.length];
    rest = Math.floor(rest / from.length);
    return chosen;
  };
  const category = choose(categories) ?? '';
  const city = choose(cities) ?? '';
  const query = `${choose(WORDS) ?? ''} ${category} ${city}`.trim();
  const [sortBy, radius, rating] = [choose(SORTS), choose(RADII), choose(RATINGS)];
  return searchPath({ query, ...(sortBy && { sortBy }), ...(radius && { radius }), ...(rating && { rating }) });
}

/** Every visitor has an address of its own, in another network than the next: limits are for those who ask too much, and these ask once. */
export function addressOf(n: number): string {
  const address = (n * STRIDE) % 2 ** 24;
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
}

const STORY =
  'they answered every question at the first meeting kept me informed told what it would cost won my case after two years in court and never let a letter wait although judge clerk landlord neighbour bank today'.split(
    ' ',
  );
/** Every visitor has other words, because those of others are held back. */
const storyOf = (n: number): string =>
  Array.from({ length: 14 }, (_, word) => STORY[(n * (word + 1) + word * word) % STORY.length]).join(' ');

const VISITOR = [
  'user-agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language: en-US,en;q=0.5',
  'accept-encoding: gzip, deflate, br',
];

/** The request as it goes over the wire. `run` tells the reviews of one run from those of another. */
export function requestOf(kind: Kind, stock: Stock, n: number, run: string, address = addressOf(n)): string {
  const [, host] = stock.origin.split('//');
  const from = [`host: ${host}`, ...VISITOR, `x-forwarded-for: ${address}`];
  if (kind === 'pages') {
    return [`GET ${searchOf(stock, n)} HTTP/1.1`, ...from, 'accept: text/html', '', ''].join('\r\n');
  }
  const business = stock.businessIds[n % stock.businessIds.length] ?? '';
  const key = reviewKey(run, n);
  const comment = `${storyOf(n)}. Visit ${key}.`;
  const body = JSON.stringify({ userName: 'Overload Drill', rating: (n % 5) + 1, comment });
  const about = ['accept: application/json', 'content-type: application/json', `content-length: ${body.length}`];
  const own = [`origin: ${stock.origin}`, `idempotency-key: ${key}`];
  return [`POST /api/businesses/${business}/reviews HTTP/1.1`, ...from, ...about, ...own, '', body].join('\r\n');
}

export const reviewKey = (run: string, n: number): string => `${run}-${n}`;
