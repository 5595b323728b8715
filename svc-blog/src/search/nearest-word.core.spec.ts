import SEARCH from '../../test/cases/search.json' with { type: 'json' };
import { distance, Vocabulary } from './nearest-word.core.ts';

const vocabulary = new Vocabulary(
  new Map(Object.entries({ lawyer: 50, layer: 1, contingency: 9, retainer: 9, retained: 3, rent: 5, cat: 1 })),
);

describe('the nearest word', () => {
  it.each(Object.entries(SEARCH.nearest))('to %j is %j', (typed, meant) => {
    expect(vocabulary.nearest(typed)).toBe(meant);
  });
});

describe('distance', () => {
  it.each([
    ['ab', 'ba', 1],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'abcd', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('of %s and %s is %i', (a, b, mistakes) => {
    expect(distance(a, b, 5)).toBe(mistakes);
    expect(distance(b, a, 5)).toBe(mistakes);
  });

  it('is not counted beyond what matters', () => {
    expect(distance('aaaaaaaa', 'bbbbbbbb', 2)).toBe(3);
  });
});
