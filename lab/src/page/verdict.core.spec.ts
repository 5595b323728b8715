import { compare, tooSlow, type KindCosts } from './verdict.core.ts';

const kind = (name: string, factor: number, most = 1): KindCosts => {
  const before = [5, 5.2, 4.9].map((ms) => ms * most);
  return { name, before, now: before.map((ms) => ms * factor) };
};
/** Rounds that a busy machine blurs by a third. */
const blurred = (factor: number): KindCosts => {
  const now = Array.from({ length: 48 }, (_, round) => factor * 5 * (1 + Math.sin(round * 7) / 3));
  return { name: 'search', before: now.map(() => 5), now };
};

it.each<[string, KindCosts[], string[]]>([
  ['what costs little more', [kind('search', 1), kind('firm', 1.04)], []],
  [
    'all pages together that cost more than a twentieth more',
    [kind('search', 1.06), kind('firm', 1.06)],
    ['one of each'],
  ],
  ['a kind that costs more than a tenth more', [kind('search', 1, 4), kind('firm', 1.12)], ['firm']],
  ['one round that others disturbed', [{ name: 'search', before: [5, 5, 5], now: [5, 12, 5] }], []],
  ['rounds that disagree', [{ name: 'search', before: Array(8).fill(5), now: [4, 4, 4, 5.8, 6, 6, 7, 7] }], []],
  ['many blurred rounds of the same', [blurred(1)], []],
  ['many blurred rounds of what costs a fifth more', [blurred(1.2)], ['one of each', 'search']],
])('%s: too slow is', (_case, kinds, slow) => {
  expect(tooSlow(compare(kinds)).map(({ name }) => name)).toEqual(slow);
});
