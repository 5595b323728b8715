import { HOLD_RULE } from '@lawdex/contracts';
import { waitOf, type Arrivals, type Wait } from './hold.core.ts';

const shown: Wait = { reason: 'rate', isShown: true };
const held: Wait = { reason: 'rate', isShown: false };
const ofNetwork: Wait = { reason: 'network', isShown: false };

it.each<[string, Partial<Arrivals>, Wait | null]>([
  ['the first review', { reviewCount: 0 }, null],
  ['the third of a day', { ofDay: 2 }, null],
  ['the fourth', { ofDay: 3 }, shown],
  ['the fourth where 99 are known', { ofDay: 3, reviewCount: 99 }, shown],
  ['the fourth where 100 are known', { ofDay: 3, reviewCount: 100 }, null],
  ['the 13th where 1,000 are known', { ofDay: 12, reviewCount: 1_000 }, null],
  ['the 14th there', { ofDay: 13, reviewCount: 1_000 }, shown],
  ['the 23rd of a day', { ofDay: 22 }, shown],
  ['the 24th', { ofDay: 23 }, held],
  ['the second of a network', { ofNetwork: 1 }, null],
  ['the third', { ofNetwork: 2 }, ofNetwork],
  ['the third on a day of many', { ofNetwork: 2, ofDay: 9 }, ofNetwork],
])('%s', (_what, known, wait) => {
  expect(waitOf({ ofNetwork: 0, ofDay: 0, reviewCount: 8, ...known }, HOLD_RULE)).toEqual(wait);
});
