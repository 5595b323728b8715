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
