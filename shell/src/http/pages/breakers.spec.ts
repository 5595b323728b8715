import type { Fault } from '../../render/job.ts';
import { Breakers } from './breakers.ts';

const ROUTE = '/business/:slug';
type Failure = [address: string, fault: Fault, time: number];

function breakersAfter(failures: readonly Failure[]) {
  const breakers = new Breakers();
  for (const [address, fault, time] of failures) breakers.failed(address, ROUTE, fault, time);
  return { breakers, isOpen: (address: string, now: number) => breakers.isOpen(address, ROUTE, now) };
}

const throws = (...times: number[]) => times.map((time): Failure => ['/a', 'threw', time]);
const hung = (count: number, every = 100) =>
  Array.from({ length: count }, (_, index): Failure => [`/?firm=${index}`, 'hung', index * every]);

it.each<[string, Failure[], address: string, now: number, isOpen: boolean]>([
  ['an address that has thrown twice is tried again', throws(0, 1), '/a', 2, false],
  ['one that throws for the third time within 30 s is given up', throws(0, 1, 2), '/a', 3, true],
  ['no other address is given up with it', throws(0, 1, 2), '/b', 3, false],
  ['one that throws now and then is not', throws(0, 20_000, 40_000), '/a', 40_001, false],
  ['one that hangs is given up at once, because it has cost a worker', hung(1), '/?firm=0', 1, true],
  ['no other address is given up for one that hangs', hung(1), '/b', 1, false],
  ['a route is not given up for what three visitors put into its address', hung(3), '/?firm=good', 500, false],
  ['it is when four addresses hang within 10 s', hung(4), '/?firm=new', 500, true],
  ['it is not when they lie far apart', hung(8, 4000), '/?firm=good', 29_000, false],
  [
    'it is not when one address hangs again and again',
    hung(8).map(([, fault, time]) => ['/?firm=0', fault, time]),
    '/?firm=good',
    1000,
    false,
  ],
  [
    'it is not for throws, however many: they cost nobody else anything',
    hung(100).map(([address, , time]) => [address, 'threw', time]),
    '/?firm=good',
    11_000,
    false,
  ],
])('%s', (_, failures, address, now, isOpen) => {
  const { breakers, isOpen: isOpenAt } = breakersAfter(failures);
  expect(isOpenAt(address, now)).toBe(isOpen);
  expect(breakers.isOpen('/privacy', '/privacy', now)).toBe(false);
});

it('an address is tried once in each pause of 10 s', () => {
  const { breakers, isOpen } = breakersAfter([['/a', 'hung', 0]]);
  expect([9999, 10_000, 10_001].map((now) => isOpen('/a', now))).toEqual([true, false, true]);
  breakers.succeeded('/a', ROUTE, 10_002);
  expect(isOpen('/a', 10_003)).toBe(false);
});

it('an address is remembered among a thousand others, so that nobody fills the memory with them', () => {
  const { breakers, isOpen } = breakersAfter([['/first', 'hung', 0]]);
  for (let index = 0; index < 1000; index++) breakers.failed(`/${index}`, '/other', 'threw', 1);
  expect(isOpen('/first', 2)).toBe(false);
});

it('a route is not given up while as many others of it are rendered', () => {
  const breakers = new Breakers();
  for (const [address, fault, time] of hung(6)) {
    breakers.succeeded(`/good-${time}`, ROUTE, time);
    breakers.failed(address, ROUTE, fault, time);
  }
  expect(breakers.isOpen('/?firm=good', ROUTE, 700)).toBe(false);
});

it('a route is tried once in each pause, and given up again when that hangs as well', () => {
  const { breakers, isOpen } = breakersAfter(hung(4));
  const tries = [10_299, 10_300, 10_301].map((now) => isOpen('/?firm=x', now));
  expect(tries).toEqual([true, false, true]);
  breakers.failed('/?firm=x', ROUTE, 'hung', 10_900);
  expect([20_800, 20_900].map((now) => isOpen('/?firm=y', now))).toEqual([true, false]);
  breakers.succeeded('/?firm=y', ROUTE, 21_000);
  expect(isOpen('/?firm=z', 21_001)).toBe(false);
});
