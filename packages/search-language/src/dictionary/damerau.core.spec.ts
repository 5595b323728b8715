import { randomOf } from '../testing/random.ts';
import { differByMore, editDistance, lettersOf } from './damerau.core.ts';

/** The textbook definition, without short cuts. */
function plain(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const cell = (i: number, j: number): number => table[i]?.[j] as number;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let best = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, cell(i - 2, j - 2) + 1);
      (table[i] as number[])[j] = best;
    }
  }
  return cell(a.length, b.length);
}

it('agrees with the textbook for thousands of random words and every limit', () => {
  const random = randomOf(1);
  const word = (): string =>
    Array.from({ length: Math.floor(random() * 8) }, () => 'abc'[Math.floor(random() * 3)]).join('');
  for (let round = 0; round < 5_000; round++) {
    const [a, b, limit] = [word(), word(), Math.floor(random() * 3)];
    if (plain(a, b) <= limit) expect(differByMore(lettersOf(a), lettersOf(b), limit)).toBe(false);
    expect([a, b, limit, editDistance(a, b, limit)]).toEqual([a, b, limit, Math.min(plain(a, b), limit + 1)]);
  }
});

it('tells most words apart by their letters', () => {
  expect(differByMore(lettersOf('houston'), lettersOf('phoenix'), 2)).toBe(true);
  expect(differByMore(lettersOf('houston'), lettersOf('huoston'), 1)).toBe(false);
});
