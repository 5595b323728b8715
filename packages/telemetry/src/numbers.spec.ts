import { inTime } from './in-time.ts';
import { memoryLimit } from './memory-limit.core.ts';
import { Numbers } from './numbers.ts';

const textOf = (numbers: Numbers): Promise<string> => numbers.registry.metrics();

it('counts requests in buckets, by method, route and status, under the name of the service', async () => {
  const numbers = new Numbers('svc-test');
  // Another service in this process is counted apart.
  new Numbers('other').observeRequest('GET', '/api/x', 200, 0.003);
  numbers.observeRequest('GET', '/api/x', 200, 0.003);
  numbers.observeRequest('GET', '/api/x', 200, 3);
  const labels = 'service="svc-test",method="GET",route="/api/x",status="200"';
  expect(await textOf(numbers)).toContain(`http_request_duration_seconds_bucket{le="0.005",${labels}} 1`);
  expect(await textOf(numbers)).toContain(`http_request_duration_seconds_count{${labels}} 2`);
});

it('asks for a gauge when it is read, and forgets one of something that is there no more', async () => {
  const numbers = new Numbers('svc-test');
  let engines = ['one', 'other'];
  numbers.gauges('live', 'Which are live.', ['engine'], () =>
    engines.map((engine) => ({ labels: { engine }, value: 1 })),
  );
  expect(await textOf(numbers)).toContain('engine="other"');
  engines = ['one'];
  expect(await textOf(numbers)).not.toContain('engine="other"');
});

it('tells a count that is kept elsewhere, not the sum of what it was whenever somebody looked', async () => {
  const numbers = new Numbers('svc-test');
  numbers.counters('refused_total', 'Refused.', ['kind'], () => [{ labels: { kind: 'read' }, value: 7 }]);
  await textOf(numbers);
  expect(await textOf(numbers)).toContain('refused_total{kind="read",service="svc-test"} 7');
});

it('answers nothing in place of what fails or takes too long', async () => {
  expect(await inTime(() => [1])()).toEqual([1]);
  expect(await inTime(() => Promise.reject(new Error('no database')))()).toEqual([]);
  expect(await inTime<number>(() => new Promise(() => {}), 5)()).toEqual([]);
});

it('does not ask again while nobody has answered, and does afterwards', async () => {
  let [asked, answer] = [0, (_: readonly number[]) => {}];
  const ask = inTime<number>(() => {
    asked += 1;
    return new Promise((resolve) => (answer = resolve));
  }, 5);
  await ask();
  await ask();
  expect(asked).toBe(1);
  answer([1]);
  await new Promise((resolve) => setTimeout(resolve, 1));
  await ask();
  expect(asked).toBe(2);
});

it('tells the other numbers of a service whose database does not answer', async () => {
  const numbers = new Numbers('svc-test');
  numbers.gauge('of_the_database', 'Never known.', () => Promise.reject(new Error('no database')));
  numbers.gauges('of_tables', 'Never known.', ['table'], () => Promise.reject(new Error('no database')));
  numbers.gauge('of_the_process', 'Always known.', () => 1);
  const text = await textOf(numbers);
  expect(text).toContain('of_the_process{service="svc-test"} 1');
  expect(text).not.toMatch(/^of_the_database|^of_tables/m);
});

it.each([
  ['a container with a limit', 512, 512],
  ['a container without one', 2 ** 64, 8192],
  ['a machine that knows of none', 0, 8192],
])('%s', (_what, constrained, limit) => {
  expect(memoryLimit(constrained, 8192)).toBe(limit);
});
