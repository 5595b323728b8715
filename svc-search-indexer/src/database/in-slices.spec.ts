import { setImmediate } from 'node:timers/promises';
import { inSlices, partsOf } from './in-slices.ts';

const busyFor = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('who waits has a turn long before a large batch is done', async () => {
  let done = 0;
  const batch = inSlices(Array.from({ length: 20 }), () => {
    busyFor(5);
    done += 1;
  });
  const seen: number[] = [];
  while (done < 20) {
    await setImmediate();
    seen.push(done);
  }
  await batch;
  expect(Math.min(...seen)).toBeLessThan(20);
  expect(seen.length).toBeGreaterThan(1);
});

it('results stand in the order of what was worked at, of nothing too', async () => {
  expect(await inSlices([3, 1, 2], (one) => one * 2)).toEqual([6, 2, 4]);
  expect(await inSlices([], String)).toEqual([]);
});

it('parts hold all that there is, the last one what is left', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(partsOf([], 2)).toEqual([]);
});
