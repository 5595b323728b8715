import { jest } from '@jest/globals';
import { BatchWriter } from './batch-writer.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const recorder = () => {
  const batches: number[][] = [];
  const losses: number[] = [];
  let failing = false;
  const writer = new BatchWriter<number>(
    async (entries) => {
      if (failing) throw new Error('the database is gone');
      batches.push([...entries]);
    },
    (_error, count) => losses.push(count),
  );
  return { batches, losses, writer, fail: (fails: boolean) => (failing = fails) };
};

it('BatchWriter writes what was added within a second as one batch', async () => {
  const { writer, batches } = recorder();
  writer.add(1);
  writer.add(2);
  await jest.advanceTimersByTimeAsync(999);
  expect(batches).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([[1, 2]]);
  writer.add(3);
  await jest.advanceTimersByTimeAsync(1000);
  expect(batches).toEqual([[1, 2], [3]]);
});

it('BatchWriter writes at once when it is flushed, and nothing twice', async () => {
  const { writer, batches } = recorder();
  writer.add(1);
  await writer.flush();
  await jest.advanceTimersByTimeAsync(5000);
  expect(batches).toEqual([[1]]);
});

it('BatchWriter tells how many entries a failed batch cost, and goes on', async () => {
  const { writer, batches, losses, fail } = recorder();
  fail(true);
  writer.add(1);
  writer.add(2);
  await writer.flush();
  fail(false);
  writer.add(3);
  await writer.flush();
  expect([losses, batches]).toEqual([[2], [[3]]]);
});

it('BatchWriter keeps the newest 5,000 entries when there is no end of them', async () => {
  const { writer, batches } = recorder();
  for (let n = 0; n < 5003; n++) writer.add(n);
  await writer.flush();
  expect([batches[0]?.length, batches[0]?.[0], batches[0]?.at(-1)]).toEqual([5000, 3, 5002]);
});
