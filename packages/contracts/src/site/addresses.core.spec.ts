import {
  blogAuthorPath,
  blogCategoryPath,
  blogPath,
  blogPostPath,
  blogTagPath,
  businessLandingPath,
  businessPath,
  categoryPath,
  cityPath,
  comparePath,
  lawyersLandingPath,
  reportReviewPath,
  reviewPath,
  reviewReportedPath,
  reviewsPath,
  searchPath,
  singularSlug,
} from './addresses.core.ts';
import { matchRoute } from '../releases/match-route.core.ts';
import CASES from '../../test/landing-addresses.json' with { type: 'json' };

const ODD = [
  'a/b',
  'a b',
  'a?b=c',
  'a#b',
  '100%',
  '%2f',
  'ñandú',
  '東京',
  '\\evil',
  '//evil.example',
  '\ud800',
  "o'hara",
];
const MISSING = ['', '.', '..'];

const SEGMENTS: [name: string, build: (text: string) => string, pattern: string][] = [
  ['business', businessPath, '/business/:text'],
  ['category', categoryPath, '/category/:text'],
  ['city', cityPath, '/city/:text'],
  ['blog post', blogPostPath, '/blog/:text'],
  ['blog category', blogCategoryPath, '/blog/category/:text'],
  ['blog tag', blogTagPath, '/blog/tag/:text'],
  ['blog author', blogAuthorPath, '/blog/author/:text'],
];

/** The path as a browser understands the address of a link. */
const opened = (path: string) => new URL(path, 'https://lawdex.example');

describe.each(SEGMENTS)('the address of a %s', (_, build, pattern) => {
  it.each(ODD)('brings %j to its page unharmed', (text) => {
    const url = opened(build(text));
    expect(url.host).toBe('lawdex.example');
    expect(url.search + url.hash).toBe('');
    expect(matchRoute([{ path: pattern }], url.pathname)?.params.text).toBe(text.replace('\ud800', '\ufffd'));
  });

  it.each(MISSING)('does not lead to another page when there is only %j', (text) => {
    expect(matchRoute([{ path: pattern }], opened(build(text)).pathname)?.params.text).toBe('-');
  });
});

describe('addresses of lists', () => {
  it('name the page from the second on', () => {
    expect(categoryPath('dui', 1)).toBe('/category/dui');
    expect(categoryPath('dui', 2)).toBe('/category/dui?page=2');
    expect(blogPath()).toBe('/blog');
    expect(blogPath(3)).toBe('/blog?page=3');
    expect(blogPath(2, 'fees & costs')).toBe('/blog?query=fees+%26+costs&page=2');
  });

  it('of a city are lowercase and keep its state', () => {
    expect(cityPath('New York', 'ny')).toBe('/city/new%20york?state=NY');
    expect(cityPath('New York', 'NY', 2)).toBe('/city/new%20york?state=NY&page=2');
    expect(cityPath('Boston', '')).toBe('/city/boston');
    expect(cityPath('Boston', 'M&page=9')).toBe('/city/boston?state=M%26PAGE%3D9');
  });

  it('of reviews lead to their place on the page', () => {
    expect(reviewsPath('smith-law')).toBe('/business/smith-law#reviews');
    expect(reviewsPath('smith-law', { page: 2 })).toBe('/business/smith-law?reviews=2#reviews');
    expect(reviewsPath('smith-law', { page: 1, sort: 'newest' })).toBe('/business/smith-law#reviews');
    expect(reviewsPath('smith-law', { stars: 4, sort: 'lowest', page: 3 })).toBe(
      '/business/smith-law?stars=4&sort=lowest&reviews=3#reviews',
    );
    expect(reviewPath('smith-law', 'a-1')).toBe('/business/smith-law?review=a-1#review-a-1');
    expect(reviewReportedPath('smith-law', 'a-1')).toBe('/business/smith-law/reviews/a-1/report?sent=true');
    expect(reportReviewPath('smith-law', '..')).toBe('/business/smith-law/reviews/-/report');
  });
});

describe('searchPath', () => {
  it('carries only what says something', () => {
    expect(searchPath()).toBe('/search');
    expect(searchPath({ query: ' ', location: '', isOpen: false, page: 1 })).toBe('/search');
    expect(searchPath({ query: ' dui ', isOpen: true, rating: 4, page: 2 })).toBe(
      '/search?query=dui&isOpen=true&rating=4&page=2',
    );
  });

  it.each(ODD)('keeps %j in its parameter', (text) => {
    const url = opened(searchPath({ query: text, category: text }));
    expect(url.pathname + url.hash).toBe('/search');
    expect([...url.searchParams.values()]).toEqual(Array(2).fill(text.replace('\ud800', '\ufffd')));
  });
});

it('comparePath keeps the order of the ids, and what is no id stays within the parameter', () => {
  expect(comparePath(['b', 'a'])).toBe('/compare?ids=b,a');
  expect(comparePath([])).toBe('/compare');
  expect(comparePath(['a', 'b'], { onlyDifferences: true, near: '41.88,-87.63' })).toBe(
    '/compare?ids=a,b&show=differences&near=41.88,-87.63',
  );
  expect(opened(comparePath(['a&x=1', '#b'])).searchParams.get('ids')).toBe('a&x=1,#b');
});

describe('landing pages', () => {
  it.each(CASES.lawyers)('of lawyers: $path', ({ landing, path }) => {
    expect(lawyersLandingPath(landing)).toBe(path);
  });

  it('of businesses have no lawyers in their address', () => {
    expect(businessLandingPath({ modifier: 'best', subject: 'child custody' })).toBe('/best-child-custody-near-me');
    expect(businessLandingPath({ modifier: 'cheap', subject: 'wills', place: 'Austin' })).toBe(
      '/cheap-wills-in-austin',
    );
  });

  it('spell a practice area without its one trailing s', () => {
    expect(singularSlug('car-accidents')).toBe('car-accident');
    expect(singularSlug('immigration')).toBe('immigration');
    expect(singularSlug('class')).toBe('clas');
  });
});
