import { Metrics } from './metrics.ts';

it('tells how long statements took, in seconds', async () => {
  const metrics = new Metrics('svc-test');
  metrics.observeStatement('done', 3);
  const text = await metrics.registry.metrics();
  expect(text).toContain('db_statement_duration_seconds_bucket{le="0.005",service="svc-test",outcome="done"} 1');
});
