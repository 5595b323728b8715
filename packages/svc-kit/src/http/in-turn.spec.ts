import type { Turn } from '@lawdex/admission';
import { Turns } from './in-turn.ts';

const leave = (turn: Turn): void => {
  if (turn.kind === 'admitted') turn.leave();
};

it('lets two at once write one row, the next in their order, and others other rows meanwhile', async () => {
  const turns = new Turns();
  const order: number[] = [];
  const working = [await turns.take('a', {}), await turns.take('a', {})];
  const waiting = [1, 2, 3].map(async (n) => {
    const turn = await turns.take('a', {});
    order.push(n);
    leave(turn);
  });
  expect((await turns.take('b', {})).kind).toBe('admitted');
  expect(order).toEqual([]);
  working.forEach(leave);
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
});

it('refuses who has not the time, and forgets a line that is empty', async () => {
  const turns = new Turns();
  const working = [await turns.take('a', {}), await turns.take('a', {})];
  expect(await turns.take('a', { within: 20 })).toMatchObject({ kind: 'refused', reason: 'late' });
  working.forEach(leave);
  expect((await turns.take('a', { within: 1 })).kind).toBe('admitted');
});
