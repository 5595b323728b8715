import { expect, it } from '@jest/globals';
import { compare, tooSlow } from './verdict.core.ts';
import type { KindCosts } from './verdict.core.ts';

const BEFORE = [5, 5.2, 4.9];
const kind = (name: string, factor: number, most = 1): KindCosts => ({
  name,
  before: BEFORE.map((ms) => ms * most),
  now: BEFORE.map((ms) => ms * most * factor),
});
const slow = (...kinds: KindCosts[]) => tooSlow(compare(kinds)).map(({ name }) => name);

it('what costs as much as before, or little more, is no slower', () => {
  expect(slow(kind('search', 1), kind('firm', 1.04))).toEqual([]);
});

it('all pages together may cost a twentieth more', () => {
  expect(slow(kind('search', 1.06), kind('firm', 1.06))).toEqual(['one of each']);
});

it('a kind that costs a tenth more is told, although all together do not', () => {
  expect(slow(kind('search', 1, 4), kind('firm', 1.12))).toEqual(['firm']);
});

it('one round that others disturbed says nothing', () => {
  const disturbed = { name: 'search', before: [5, 5, 5], now: [5, 12, 5] };
  expect(slow(disturbed)).toEqual([]);
});

it('rounds that disagree say nothing, whatever their median is', () => {
  const noisy = { name: 'search', before: [5, 5, 5, 5, 5, 5, 5, 5], now: [4, 4, 4, 5.8, 6, 6, 7, 7] };
  expect(slow(noisy)).toEqual([]);
});

it('many rounds that a busy machine blurs by a third still tell a page that costs a fifth more', () => {
  const rounds = Array.from({ length: 48 }, (_, round) => 5 * (1 + Math.sin(round * 7) / 3));
  const blurred = (factor: number) => ({
    name: 'search',
    now: rounds.map((ms) => ms * factor),
    before: rounds.map(() => 5),
  });
  expect(slow(blurred(1))).toEqual([]);
  expect(slow(blurred(1.2))).toContain('search');
});
