import { describe, expect, test } from '@jest/globals';
import { resultsLine } from './results-line.core.ts';
import { splitPlaces, togglePlace } from './places.core.ts';
import { relatedSearches } from './related/related-searches.core.ts';

describe('the line above the results', () => {
  test('ends at the total', () => {
    expect(resultsLine(1, 3)).toBe('Showing 1-3 of 3 results');
    expect(resultsLine(3, 41)).toBe('Showing 41-41 of 41 results');
  });
});

describe('places', () => {
  test('a state belongs to the city before it', () => {
    expect(splitPlaces('Austin, tx, Dallas ,,Reno')).toEqual(['Austin, TX', 'Dallas', 'Reno']);
  });

  test('toggling adds a city, then takes it away whatever its case', () => {
    expect(togglePlace('Austin', 'Dallas')).toBe('Austin,Dallas');
    expect(togglePlace('Austin,Dallas', 'austin')).toBe('Dallas');
    expect(togglePlace('Austin', 'Austin')).toBeUndefined();
  });
});

describe('You Might Also Like', () => {
  const paths = (context: Parameters<typeof relatedSearches>[0]) => relatedSearches(context).map(({ to }) => to[0]);

  test('words and a place give eight links', () => {
    expect(paths({ query: 'Slip & Fall', place: 'New York' })).toEqual([
      '/best-slip-fall-near-me',
      '/affordable-slip-fall-near-me',
      '/top-rated-slip-fall-near-me',
      '/personal-injury-lawyers-in-new-york',
      '/divorce-lawyers-in-new-york',
      '/criminal-defense-lawyers-in-new-york',
      '/best-slip-fall-lawyers-in-new-york',
      '/affordable-slip-fall-lawyers-in-new-york',
    ]);
  });

  test('a place with its state is also asked about with it, since several cities may share its name', () => {
    expect(relatedSearches({ place: 'Springfield, IL' })[0]?.to).toEqual([
      '/personal-injury-lawyers-in-springfield',
      '/personal-injury-lawyers-in-springfield-il',
    ]);
    expect(relatedSearches({ place: 'Texas' })[0]?.to).toEqual(['/personal-injury-lawyers-in-texas']);
  });

  test('a category stands in for missing words, and nothing gives nothing', () => {
    expect(paths({ categorySlug: 'bankruptcy' })).toEqual([
      '/best-bankruptcy-near-me',
      '/affordable-bankruptcy-near-me',
      '/top-rated-bankruptcy-near-me',
    ]);
    expect(paths({})).toEqual([]);
    expect(paths({ query: '!!!' })).toEqual([]);
  });
});
