import { expect, it } from '@jest/globals';
import { HOLD_RULE } from '@lawdex/contracts';
import { holdOf } from './hold.core.ts';
import type { Arrivals } from './hold.core.ts';

const QUIET: Arrivals = {
  lastHour: 0,
  lastDay: 0,
  usualHour: 0,
  usualDay: 0,
  reviewCount: 8,
  ofNetwork: 0,
  isNetworkHidden: false,
  areWordsKnown: false,
};

it.each<[string, Partial<Arrivals>, string[]]>([
  ['the first review', { reviewCount: 0 }, []],
  ['the second of a day', { lastDay: 1 }, []],
  ['the third of a day', { lastDay: 2 }, ['rate']],
  ['the fourth of a day of 40', { lastHour: 3, lastDay: 3, reviewCount: 40 }, []],
  ['the fifth', { lastHour: 4, lastDay: 4, reviewCount: 40 }, ['rate']],
  ['the fifth of an hour of 1,000', { lastHour: 4, lastDay: 4, reviewCount: 1_000 }, []],
  ['the sixth of an hour', { lastHour: 5, lastDay: 5, reviewCount: 1_000 }, ['rate']],
  ['the ninth where three an hour are usual', { lastHour: 8, usualHour: 3, lastDay: 8, usualDay: 40 }, []],
  ['the tenth there', { lastHour: 9, usualHour: 3, lastDay: 9, usualDay: 40 }, ['rate']],
  ['the tenth of a day of 1,000', { lastDay: 9, reviewCount: 1_000 }, []],
  ['the eleventh', { lastDay: 10, reviewCount: 1_000 }, ['rate']],
  ['the eleventh where four a day are usual', { lastDay: 10, usualDay: 4 }, []],
  ['the second of a network', { ofNetwork: 1 }, ['network']],
  ['one of a network that was hidden', { isNetworkHidden: true }, ['network']],
  ['known words', { areWordsKnown: true }, ['same-words']],
  ['all at once', { lastHour: 300, ofNetwork: 300, areWordsKnown: true }, ['same-words', 'network']],
])('%s', (_what, known, reasons) => {
  expect(holdOf({ ...QUIET, ...known }, HOLD_RULE).reasons).toEqual(reasons);
});

it('a burst is of the day where the day has too many, otherwise of the hour', () => {
  expect(holdOf({ ...QUIET, lastHour: 5, lastDay: 5 }, HOLD_RULE).burst).toBe('1 day');
  expect(holdOf({ ...QUIET, lastHour: 5, lastDay: 5, reviewCount: 1_000 }, HOLD_RULE).burst).toBe('1 hour');
  expect(holdOf(QUIET, HOLD_RULE).burst).toBeNull();
});
