import { PRACTICE_AREAS } from '../practice-areas/practice-areas.core.ts';
import { countOf, formatCount, beforeLawyers, firmsFor, lawyersFor } from './words.core.ts';
import CASES from '../../test/names-before-lawyers.json' with { type: 'json' };

it('a count is written as Americans write it', () => {
  for (const count of [0, 7, 42, 999, 1000, 12_345, 999_999, 1_000_000, 2_147_483_647]) {
    expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
  }
});

it('a count of things is one of them, or many', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'review'))).toEqual(['0 reviews', '1 review', '2 reviews']);
  expect(countOf(2, 'city', 'cities')).toBe('2 cities');
});

it('help with a charge is looked for, a crime is not', () => {
  expect(lawyersFor('Domestic Violence')).toBe('Domestic Violence lawyers');
  expect(lawyersFor('White Collar Crime')).toBe('help with white collar crime charges');
  expect(firmsFor('Adoption', 2)).toBe('Adoption firms');
  expect(firmsFor('Sex Crimes', 2)).toBe('firms for help with sex crimes charges');
  expect(firmsFor('Drug Crimes', 1)).toBe('firm for help with drug crimes charges');
});

describe('the name of a practice area before lawyers', () => {
  it.each(CASES.names)('%s', (name, before) => {
    expect(beforeLawyers(name)).toBe(before);
  });

  it('is different for every practice area, because pages are titled with it', () => {
    const names = PRACTICE_AREAS.map(({ name }) => beforeLawyers(name));
    expect(new Set(names).size).toBe(names.length);
  });
});
