import { GAZETTEER } from '../lists/gazetteer.ts';
import { tableRows } from '../tables/index.ts';
import { phraseOf } from '../text/text.core.ts';
import { NICKNAMES } from './place-names.core.ts';

// A smaller one is less known than a nickname: Gotham, Wisconsin.
const SMALL = 2;

it('no nickname is the name of another city, unless businesses are indexed by it', () => {
  const indexed = new Set([...tableRows('places/city-names.txt').values()].flat());
  const isOfAnother = ([nickname, city]: [string, string]): boolean =>
    GAZETTEER.named(phraseOf(nickname)).some(
      ({ kind, name, state, zips }) =>
        kind === 'city' && zips.length > SMALL && name.toLowerCase() === nickname && city !== `${name}, ${state}`,
    );
  expect([...NICKNAMES].filter(isOfAnother).filter(([nickname]) => !indexed.has(nickname))).toEqual([]);
});
