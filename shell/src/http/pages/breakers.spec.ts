import type { Fault } from '../../render/job.ts';
import { Breakers } from './breakers.ts';

const ROUTE = '/business/:slug';

function breakersAfter(...failures: [address: string, fault: Fault, time: number][]) {
  const breakers = new Breakers();
  for (const [address, fault, time] of failures) breakers.failed(address, ROUTE, fault, time);
  return { breakers, isOpen: (address: string, now: number) => breakers.isOpen(address, ROUTE, now) };
}

describe('an address', () => {
  it('that throws is given up at the third time within 30 s, and no other address with it', () => {
    expect(breakersAfter(['/a', 'threw', 0], ['/a', 'threw', 1]).isOpen('/a', 2)).toBe(false);
    const { isOpen } = breakersAfter(['/a', 'threw', 0], ['/a', 'threw', 1], ['/a', 'threw', 2]);
    expect([isOpen('/a', 3), isOpen('/b', 3)]).toEqual([true, false]);
  });

  it('that throws now and then is not', () => {
    const { isOpen } = breakersAfter(['/a', 'threw', 0], ['/a', 'threw', 20_000], ['/a', 'threw', 40_000]);
    expect(isOpen('/a', 40_001)).toBe(false);
  });

  it('that hangs is given up at once, because it has cost a worker', () => {
    const { isOpen } = breakersAfter(['/a', 'hung', 0]);
    expect([isOpen('/a', 1), isOpen('/b', 1)]).toEqual([true, false]);
  });

  it('is tried once in each pause of 10 s', () => {
    const { breakers, isOpen } = breakersAfter(['/a', 'hung', 0]);
    expect([9999, 10_000, 10_001].map((now) => isOpen('/a', now))).toEqual([true, false, true]);
    breakers.succeeded('/a', ROUTE, 10_002);
    expect(isOpen('/a', 10_003)).toBe(false);
  });

  it('is remembered among a thousand others, so that nobody fills the memory with them', () => {
    const { breakers, isOpen } = breakersAfter(['/first', 'hung', 0]);
    for (let index = 0; index < 1000; index++) breakers.failed(`/${index}`, '/other', 'threw', 1);
    expect(isOpen('/first', 2)).toBe(false);
  });
});

describe('a route', () => {
  const hung = (count: number, every = 100) =>
    Array.from({ length: count }, (_, index): [string, Fault, number] => [`/?firm=${index}`, 'hung', index * every]);

  it('is not given up for what three visitors put into its address', () => {
    expect(breakersAfter(...hung(3)).isOpen('/?firm=good', 500)).toBe(false);
  });

  it('is not given up for throws, however many: they cost nobody else anything', () => {
    const throws = hung(100).map(([address, , time]): [string, Fault, number] => [address, 'threw', time]);
    expect(breakersAfter(...throws).isOpen('/?firm=good', 11_000)).toBe(false);
  });

  it('is given up when four addresses hang within 10 s, and no other route with it', () => {
    const { breakers, isOpen } = breakersAfter(...hung(4));
    expect(isOpen('/?firm=new', 500)).toBe(true);
    expect(breakers.isOpen('/privacy', '/privacy', 500)).toBe(false);
  });

  it('is not given up when one address hangs again and again, or when they lie far apart', () => {
    const same = hung(8).map(([, fault, time]): [string, Fault, number] => ['/?firm=0', fault, time]);
    expect(breakersAfter(...same).isOpen('/?firm=good', 1000)).toBe(false);
    expect(breakersAfter(...hung(8, 4000)).isOpen('/?firm=good', 29_000)).toBe(false);
  });

  it('is not given up while as many others of it are rendered', () => {
    const breakers = new Breakers();
    for (const [address, fault, time] of hung(6)) {
      breakers.succeeded(`/good-${time}`, ROUTE, time);
      breakers.failed(address, ROUTE, fault, time);
    }
    expect(breakers.isOpen('/?firm=good', ROUTE, 700)).toBe(false);
  });

  it('is tried once in each pause, and given up again when that hangs as well', () => {
    const { breakers, isOpen } = breakersAfter(...hung(4));
    expect([isOpen('/?firm=x', 10_299), isOpen('/?firm=x', 10_300), isOpen('/?firm=y', 10_301)]).toEqual([
      true,
      false,
      true,
    ]);
    breakers.failed('/?firm=x', ROUTE, 'hung', 10_900);
    expect(isOpen('/?firm=y', 20_800)).toBe(true);
    expect(isOpen('/?firm=y', 20_900)).toBe(false);
    breakers.succeeded('/?firm=y', ROUTE, 21_000);
    expect(isOpen('/?firm=z', 21_001)).toBe(false);
  });
});
