import { describe, expect, it } from '@jest/globals';
import { testDictionary } from '../../test/dictionary.ts';
import { interpret } from './interpret.core.ts';
import { plansFor } from './plans.core.ts';

const dictionary = testDictionary('smith', 'adler', 'kowalski', 'kowalska');
const plans = (query: string) => plansFor(interpret(query, dictionary), dictionary);

describe('plansFor', () => {
  it('starts strict and has one plan when there is nothing to loosen', () => {
    expect(plans('divorce')).toEqual([
      expect.objectContaining({ wordsMatch: 'all', wordsInName: false, words: [], place: null }),
    ]);
    expect(plans('')).toHaveLength(1);
  });

  it('looks for the named business elsewhere before it drops the name', () => {
    const [strict, ...looser] = plans('smith chicago');
    expect(strict).toMatchObject({ wordsMatch: 'all', wordsInName: false });
    expect(looser.map(({ place, words, wordsInName }) => [place !== null, words.length, wordsInName])).toEqual([
      [true, 1, false],
      [false, 1, true],
      [true, 0, false],
    ]);
  });

  it('goes from the city to its state, then anywhere, for a practice that nobody there has', () => {
    expect(
      plans('elder law honolulu')
        .slice(1)
        .map(({ place }) => place?.states ?? null),
    ).toEqual([['HI'], null]);
  });

  it('lets one of several words be enough, but only after all of them', () => {
    expect(plans('smith adler').map(({ wordsMatch }) => wordsMatch)).toEqual(['all', 'all', 'any']);
    expect(plans('smith').map(({ wordsMatch }) => wordsMatch)).toEqual(['all', 'all']);
  });

  it('takes every spelling that a word may have been meant as, from the second plan on', () => {
    const [strict, wide] = plans('kowalski');
    expect(strict?.words[0]?.variants).toEqual(['kowalski']);
    expect(wide?.words[0]).toEqual({ variants: ['kowalski', 'kowalska'], prefix: true });
  });
});
