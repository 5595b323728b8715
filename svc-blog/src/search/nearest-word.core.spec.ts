import SEARCH from '../../test/cases/search.json' with { type: 'json' };
import { Vocabulary } from './nearest-word.core.ts';

const vocabulary = new Vocabulary(
  new Map(Object.entries({ lawyer: 50, layer: 1, contingency: 9, retainer: 9, retained: 3, rent: 5, cat: 1 })),
);

describe('the nearest word', () => {
  it.each(Object.entries(SEARCH.nearest))('to %j is %j', (typed, meant) => {
    expect(vocabulary.nearest(typed)).toBe(meant);
  });
});
