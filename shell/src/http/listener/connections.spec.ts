import { cutSlow } from './connections.ts';

const limits = { patience: 1000, bytes: 100 };
const cut = (...unread: [bytes: number, forMs: number][]) =>
  cutSlow(
    unread.map(([bytes, forMs]) => ({ bytes, forMs })),
    limits,
  ).map(({ forMs }) => forMs);

it('readers within time and bytes are left alone', () => {
  expect(cut([60, 1000], [40, 0])).toEqual([]);
});

it('a reader that takes too long is cut, however little waits', () => {
  expect(cut([1, 1001], [1, 1000])).toEqual([1001]);
});

it('when too much waits altogether, the slowest are cut until it no longer does', () => {
  expect(cut([60, 10], [60, 500], [30, 900])).toEqual([900, 500]);
});
