import { Delivery } from './delivery.ts';
import { ConsumerRefused } from './transport.ts';

/** A consumer whose answer to a batch is that to the worst of its events. */
function consumer(statusOf: (event: number) => number) {
  const batches: number[][] = [];
  const post = async (events: readonly number[]) => {
    const worst = Math.max(...events.map(statusOf));
    if (worst >= 300) throw new ConsumerRefused(worst, `answered ${worst}`);
    batches.push([...events]);
  };
  return { batches, delivery: new Delivery({ name: 'c', post }) };
}

it('finds one refused event among many with few requests, and sends the others in their order', async () => {
  const { batches, delivery } = consumer((event) => (event === 66 ? 422 : 204));
  const events = Array.from({ length: 200 }, (_, n) => n);
  const refused = await delivery.send(1, events);
  expect(refused.map(({ event }) => event)).toEqual([66]);
  expect(batches.flat()).toEqual(events.filter((event) => event !== 66));
  expect(batches.length).toBeLessThan(10);
});

it('takes a consumer that breaks with everything for broken, however often it does', async () => {
  const { delivery } = consumer(() => 500);
  for (let round = 0; round < 11; round++) await expect(delivery.send(1, [1, 2])).rejects.toThrow('answered 500');
});

it('takes the only event of a partition for the reason once the consumer takes those of another', async () => {
  const { delivery } = consumer((event) => (event === 1 ? 500 : 204));
  for (let round = 0; round < 5; round++) await expect(delivery.send(1, [1])).rejects.toThrow('answered 500');
  await delivery.send(2, [2]);
  expect(await delivery.send(1, [1])).toMatchObject([{ event: 1, attempts: 6 }]);
});

it('asks for partitions that failed last', async () => {
  const { delivery } = consumer((event) => (event === 1 ? 503 : 204));
  await expect(delivery.send(4, [1])).rejects.toThrow();
  expect(delivery.inOrder([3, 4, 5])).toEqual([3, 5, 4]);
  await delivery.send(4, [2]);
  expect(delivery.inOrder([3, 4, 5])).toEqual([3, 4, 5]);
});
