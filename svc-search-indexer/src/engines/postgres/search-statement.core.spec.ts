import { describe, expect, it } from '@jest/globals';
import { BUSINESS_FLAGS } from '@lawdex/contracts';
import type { EngineFilters, EngineQuery } from '../engine-query.core.ts';
import { flagBits } from './flags.core.ts';
import { existsStatement, searchStatement } from './search-statement.core.ts';

const everything: EngineQuery = { text: null, filters: {}, origin: null, sort: 'relevance', offset: 40, limit: 20 };
const text = { nameKey: 'adler', practices: null, place: null, wordsInName: false, wordsMatch: 'all' } as const;
const words = [{ variants: ['adler'], prefix: false }];
const placeholders = (sql: string): string[] => [...new Set(sql.match(/\$\d+/g))];

describe('searchStatement', () => {
  it('binds nothing but the page when everything is asked for', () => {
    expect(searchStatement(everything).params).toEqual([20, 40]);
  });

  it.each<[string, Partial<EngineQuery>]>([
    ['words', { text: { ...text, words } }],
    ['words in another order', { text: { ...text, words }, sort: 'name' }],
    ['a distance', { origin: { lat: 41, lng: -87 }, sort: 'distance' }],
    [
      'every filter',
      {
        filters: {
          categoryId: 'c',
          minRating: 4,
          prices: [1],
          language: 'es',
          feeBasis: 'flat',
          location: { cities: [], states: ['TX'], zips: ['78701'] },
          openAt: [{ zones: ['America/Chicago'], minuteOfWeek: 5 }],
          within: { centre: { lat: 41, lng: -87 }, miles: 5 },
          hasDelivery: true,
        },
      },
    ],
  ])('uses every value that it binds, for %s', (_case, query) => {
    const { sql, params } = searchStatement({ ...everything, ...query });
    expect(placeholders(sql)).toHaveLength(params.length);
  });

  it('asks for all flags at once, and for none when none is wanted', () => {
    const all: EngineFilters = Object.fromEntries(BUSINESS_FLAGS.map((flag) => [flag, true]));
    expect(searchStatement({ ...everything, filters: all }).params).toContain(flagBits(all));
    expect(searchStatement({ ...everything, filters: { hasDelivery: false } }).sql).not.toContain('flags');
  });

  it('puts no value into the statement itself', () => {
    const evil = "x' or true --";
    const filters: EngineFilters = {
      categoryId: evil,
      language: evil,
      feeBasis: evil,
      location: { cities: [], states: [evil], zips: [evil] },
    };
    const { sql, params } = searchStatement({ ...everything, filters, text: { ...text, nameKey: evil, words } });
    expect(sql).not.toContain(evil);
    expect(params).toEqual(expect.arrayContaining([evil, [evil]]));
  });

  it('finds nobody in a place where nobody is, nor at no open time', () => {
    const nowhere: EngineFilters = { location: { cities: [], states: [], zips: [] } };
    expect(searchStatement({ ...everything, filters: nowhere }).sql).toContain('where false');
    expect(searchStatement({ ...everything, filters: { openAt: [] } }).sql).toContain('where false');
  });

  it.each(['relevance', 'rating', 'name', 'distance'] as const)('ends the order by %s with the id', (sort) => {
    expect(searchStatement({ ...everything, sort }).sql).toMatch(/order by [^()]*\bid limit/);
  });
});

it('existsStatement needs no tsquery when there is nothing to match', () => {
  expect(existsStatement({ ...text, words: [] }).params).toEqual([]);
  expect(existsStatement({ ...text, words }).params).toHaveLength(1);
});
