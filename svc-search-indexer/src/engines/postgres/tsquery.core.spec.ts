import { NOTHING, placeTerms, termsOfTier } from './tsquery.core.ts';

const word = (text: string, prefix = false) => ({ word: text, prefix });
const nowhere = { cityKeys: [], states: [], zips: [], within: null };

describe('termsOfTier', () => {
  it('is null when nothing is asked', () => {
    expect(termsOfTier({ why: 'any' })).toBeNull();
    expect(termsOfTier({ why: 'any', words: [] })).toBeNull();
  });

  it('knows a whole name', () => {
    expect(termsOfTier({ why: 'name', nameKey: 'adler son' })).toBe("'k:adler son'");
  });

  it('asks for each word, in any of the fields', () => {
    expect(termsOfTier({ why: 'words', words: [word('ab'), word('cd')], fields: ['name', 'text'] })).toBe(
      "(('n:ab' | 'd:ab') & ('n:cd' | 'd:cd'))",
    );
    expect(termsOfTier({ why: 'words', words: [word('ab', true)] })).toBe(
      "('n:ab':* | 't:ab':* | 'w:ab':* | 'd:ab':*)",
    );
  });

  it('tells the own practice from any', () => {
    expect(termsOfTier({ why: 'practice', ownPractices: ['tax', 'dui'] })).toBe("('p:tax' | 'p:dui')");
    expect(termsOfTier({ why: 'also-practice', practices: ['tax'] })).toBe("('p:tax' | 'q:tax')");
  });

  it('finds nothing in none of the fields or practices', () => {
    expect(termsOfTier({ why: 'words', words: [word('ab')], fields: [] })).toBe(NOTHING);
    expect(termsOfTier({ why: 'practice', ownPractices: [] })).toBe(NOTHING);
  });

  it('quotes what would end a lexeme', () => {
    const practices = ["a' | 'b", 'c\\'];
    expect(termsOfTier({ why: 'practice', ownPractices: practices })).toBe("('p:a'' | ''b' | 'p:c\\\\')");
  });
});

it('placeTerms are any of the cities, states and ZIP codes', () => {
  expect(placeTerms(nowhere)).toBeNull();
  expect(placeTerms({ ...nowhere, cityKeys: ['austin-tx'], states: ['OR'], zips: ['77002'] })).toBe(
    "('c:austin-tx' | 's:or' | 'z:77002')",
  );
});
