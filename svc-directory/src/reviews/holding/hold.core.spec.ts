import { expect, it } from '@jest/globals';
import { HOLD_RULE } from '@lawdex/contracts';
import { holdReasons } from './hold.core.ts';
import type { Arrivals } from './hold.core.ts';

const QUIET: Arrivals = {
  lastHour: 0,
  lastDay: 0,
  lastDaySameDirection: 0,
  usualHour: 0,
  usualDay: 0,
  ofNetwork: 0,
  isNetworkHidden: false,
  areWordsKnown: false,
};

it.each<[string, Partial<Arrivals>, string[]]>([
  ['the first review', {}, []],
  ['the fifth of an hour', { lastHour: 4, lastDay: 4, lastDaySameDirection: 4 }, []],
  ['the sixth of an hour', { lastHour: 5, lastDay: 5, lastDaySameDirection: 5 }, ['rate']],
  ['the ninth where three an hour are usual', { lastHour: 8, usualHour: 3 }, []],
  ['the tenth there', { lastHour: 9, usualHour: 3 }, ['rate']],
  ['the tenth of a day that says the same', { lastDay: 9, lastDaySameDirection: 9 }, []],
  ['the eleventh', { lastDay: 10, lastDaySameDirection: 10 }, ['direction']],
  ['the eleventh of a mixed day', { lastDay: 13, lastDaySameDirection: 10 }, []],
  ['the eleventh where four a day are usual', { lastDay: 10, lastDaySameDirection: 10, usualDay: 4 }, []],
  ['the second of a network', { ofNetwork: 1 }, []],
  ['the third of a network', { ofNetwork: 2 }, ['network']],
  ['one of a network that was hidden', { isNetworkHidden: true }, ['network']],
  ['known words', { areWordsKnown: true }, ['same-words']],
  ['all at once', { lastHour: 300, ofNetwork: 300, areWordsKnown: true }, ['rate', 'same-words', 'network']],
])('%s', (_what, known, reasons) => {
  expect(holdReasons({ ...QUIET, ...known }, HOLD_RULE)).toEqual(reasons);
});
