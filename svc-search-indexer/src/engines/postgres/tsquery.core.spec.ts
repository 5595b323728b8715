import { describe, expect, it } from '@jest/globals';
import type { TextPlan } from '../engine-query.core.ts';
import { liftsOf, matchOf } from './tsquery.core.ts';

const nothing: TextPlan = {
  nameKey: '',
  practices: null,
  place: null,
  words: [],
  wordsMatch: 'all',
  wordsInName: false,
};
const word = (text: string, prefix = false) => ({ variants: [text], prefix });
const practices = { slugs: ['tax-law'], phrases: [['tax', 'law']] };
const place = {
  cities: [{ key: 'austin-tx', city: 'Austin', state: 'TX', docs: 1, centre: null }],
  states: ['OR'],
  phrases: [['austin']],
};

describe('matchOf', () => {
  it('is null when there is nothing to match', () => {
    expect(matchOf(nothing)).toBeNull();
  });

  it('looks for a practice in both kinds of areas and in names, leaving noise out', () => {
    expect(matchOf({ ...nothing, practices })).toBe("(('p:tax-law' | 'q:tax-law' | ('n:tax')))");
  });

  it('looks for a place in cities, states and names, and asks for practice and place together', () => {
    expect(matchOf({ ...nothing, place })).toBe("(('c:austin-tx' | 's:or' | ('n:austin')))");
    expect(matchOf({ ...nothing, practices, place })).toBe(
      "(('p:tax-law' | 'q:tax-law' | ('n:tax')) & ('c:austin-tx' | 's:or' | ('n:austin')))",
    );
  });

  it('asks for all words anywhere, or one of them, or in the name only', () => {
    const words = [word('ab'), word('cd')];
    const everywhere = (text: string) => `('n:${text}' | 't:${text}' | 'w:${text}' | 'd:${text}')`;
    expect(matchOf({ ...nothing, words })).toBe(`(${everywhere('ab')} & ${everywhere('cd')})`);
    expect(matchOf({ ...nothing, words, wordsMatch: 'any' })).toBe(`((${everywhere('ab')} | ${everywhere('cd')}))`);
    expect(matchOf({ ...nothing, words, wordsInName: true })).toBe("(('n:ab') & ('n:cd'))");
  });

  it('takes an unfinished word as a beginning, in descriptions only from four letters on', () => {
    const text = (words: TextPlan['words']) => matchOf({ ...nothing, words });
    expect(text([word('cas', true)])).toBe("(('n:cas':* | 't:cas':* | 'w:cas':* | 'd:cas'))");
    expect(text([word('cast', true)])).toContain("'d:cast':*");
  });

  it('quotes what would end a lexeme', () => {
    const slugs = ["a' | 'b", 'c\\'];
    expect(matchOf({ ...nothing, practices: { slugs, phrases: [] } })).toBe(
      "(('p:a'' | ''b' | 'p:c\\\\' | 'q:a'' | ''b' | 'q:c\\\\'))",
    );
  });
});

describe('liftsOf', () => {
  it('is empty without words, practice and place', () => {
    expect(liftsOf(nothing)).toEqual([]);
  });

  it('puts the city above its state, and the own practice above an additional one', () => {
    expect(liftsOf({ ...nothing, practices, place })).toEqual([
      { query: "('c:austin-tx')", weight: 16 },
      { query: "('s:or')", weight: 8 },
      { query: "('p:tax-law')", weight: 4 },
      { query: "('q:tax-law')", weight: 2 },
    ]);
  });

  it('asks equal queries once, with the sum of their weights', () => {
    expect(liftsOf({ ...nothing, words: [word('adler')] })).toEqual([
      { query: "(('n:adler'))", weight: 96 },
      { query: "(('t:adler' | 'w:adler'))", weight: 1 },
    ]);
  });

  it('puts the whole word above its beginning', () => {
    const [whole, beginning] = liftsOf({ ...nothing, words: [word('adler', true)] });
    expect([whole, beginning]).toEqual([
      { query: "(('n:adler'))", weight: 64 },
      { query: "(('n:adler':*))", weight: 32 },
    ]);
  });
});
