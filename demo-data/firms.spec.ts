import { readdirSync, readFileSync } from 'node:fs';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';

interface Firm {
  id: string;
  slug: string;
  practice: string;
  areas: string[];
  rating: string;
  reviewCount: number;
  phone: string | null;
  email: string | null;
  website: string | null;
  hours: object | null;
  reviews: [id: string, userName: string, rating: number, createdAt: string, comment: string | null][];
}

const FOLDER = new URL('firms/', import.meta.url);
const FILES = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));
const FIRMS: Firm[] = FILES.flatMap((file) => file.trimEnd().split('\n')).map((line) => JSON.parse(line));
const REVIEWS = FIRMS.flatMap(({ reviews }) => reviews);
const differ = (values: readonly string[]): boolean => new Set(values).size === values.length;

it('firms and reviews have ids of their own, firms slugs too, and all lines the same fields', () => {
  expect([FIRMS.length, REVIEWS.length > 18_500]).toEqual([3000, true]);
  expect(differ([...FIRMS, ...REVIEWS].map((one) => (Array.isArray(one) ? one[0] : one.id)))).toBe(true);
  expect(differ(FIRMS.map(({ slug }) => slug))).toBe(true);
  expect(new Set(FIRMS.map((firm) => Object.keys(firm).join())).size).toBe(1);
});

it('practice areas are those of the site, of which many have firms', () => {
  const known = new Set(PRACTICE_AREAS.map(({ slug }) => slug));
  expect(FIRMS.flatMap(({ practice, areas }) => [practice, ...areas]).filter((slug) => !known.has(slug))).toEqual([]);
  expect(new Set(FIRMS.map(({ practice }) => practice)).size).toBeGreaterThan(60);
});

it('counts are those of the reviews', () => {
  expect(FIRMS.filter(({ reviewCount, reviews }) => reviewCount !== reviews.length)).toEqual([]);
});

it('some firms lack a phone number, a website, hours or reviews', () => {
  const lacking = [
    FIRMS.filter(({ phone }) => phone === null),
    FIRMS.filter(({ website }) => website === null),
    FIRMS.filter(({ hours }) => hours === null),
    FIRMS.filter(({ reviews }) => reviews.length === 0),
  ];
  expect(lacking.filter(({ length }) => length < 100 || length > 750)).toEqual([]);
});

it('numbers and addresses are those that are kept for fiction', () => {
  const real = (values: (string | null)[], fictional: RegExp) =>
    values.filter((value) => value !== null && !fictional.test(value));
  expect([
    real(
      FIRMS.map(({ phone }) => phone),
      /^\(\d{3}\) 555-01\d\d$/,
    ),
    real(
      FIRMS.map(({ email }) => email),
      /^[a-z]+@[a-z0-9-]{1,63}\.example\.com$/,
    ),
    real(
      FIRMS.map(({ website }) => website),
      /^https:\/\/[a-z0-9-]{1,63}\.example\.com$/,
    ),
  ]).toEqual([[], [], []]);
});
