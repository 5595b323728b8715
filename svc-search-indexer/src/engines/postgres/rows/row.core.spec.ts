import { BUSINESS_FLAGS, FEE_BASES, SEARCH_LANGUAGES } from '@lawdex/contracts';
import { document } from '../../../../test/conformance.ts';
import { lexemesOf } from './lexemes.core.ts';
import { TRAITS, traitBits } from './traits.core.ts';

describe('lexemesOf', () => {
  const lexemes = lexemesOf(
    document({
      name: 'Adler & Sons Law Firm, P.C.',
      practice: 'tax-law',
      additional: ['bankruptcy', 'bankruptcy'],
      in: 'St. Louis',
      description: `We file taxes for the lawyers of ${'x'.repeat(41)}. Taxes!`,
    }),
  );

  it('tell where a word stands', () => {
    expect(lexemes).toEqual(
      expect.arrayContaining(['n:adler', 't:irs', 'w:louis', 'w:missouri', 'w:63101', 'd:file', 'p:tax-law']),
    );
    expect(lexemes).toEqual(expect.arrayContaining(['c:saint-louis-mo', 's:mo']));
  });

  it('hold every word once, and neither noise, fillers nor what is too long to be a word', () => {
    expect(new Set(lexemes).size).toBe(lexemes.length);
    for (const absent of ['n:law', 'n:firm', 'd:we', 'd:the', 'd:lawyer', `d:${'x'.repeat(41)}`]) {
      expect(lexemes).not.toContain(absent);
    }
    expect(lexemes.filter((lexeme) => lexeme === 'q:bankruptcy')).toHaveLength(1);
  });

  it('of a long description are the first three hundred', () => {
    const description = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ');
    const found = lexemesOf(document({ name: 'A', description, address: '' })).filter((lexeme) =>
      lexeme.startsWith('d:'),
    );
    expect([found.length, found.at(-1)]).toEqual([300, 'd:word299']);
  });
});

it('the bits of a row are one for each trait, as many as a column holds', () => {
  const bits = [
    ...BUSINESS_FLAGS.map((flag) => traitBits({ [flag]: true })),
    ...FEE_BASES.map((feeBasis) => traitBits({ feeBasis: [feeBasis] })),
    ...SEARCH_LANGUAGES.map((language) => traitBits({ languages: [language] })),
  ];
  expect(new Set(bits).size).toBe(TRAITS.length);
  expect(bits.reduce((all, bit) => all | bit, 0)).toBe(2 ** TRAITS.length - 1);
  expect(TRAITS.length).toBeLessThan(32);
});
