import { describe, expect, it } from '@jest/globals';
import { Metrics } from './metrics.ts';

describe('Metrics', () => {
  it('counts requests in buckets, by method, route and status, under the name of the service', async () => {
    const metrics = new Metrics('svc-test');
    metrics.observeRequest('GET', '/api/x', 200, 0.003);
    metrics.observeRequest('GET', '/api/x', 200, 3);
    const text = await metrics.registry.metrics();
    const labels = 'service="svc-test",method="GET",route="/api/x",status="200"';
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.005",${labels}} 1`);
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2`);
  });

  it('asks for a gauge when it is read, not before', async () => {
    const metrics = new Metrics('svc-test');
    let asked = 0;
    metrics.gauge('waiting', 'How many wait.', () => ++asked);
    expect(asked).toBe(0);
    expect(await metrics.registry.metrics()).toContain('waiting{service="svc-test"} 1');
  });

  it('of two services in one process do not mix', async () => {
    const [one, other] = [new Metrics('one'), new Metrics('other')];
    one.observeRequest('GET', '/', 200, 0.1);
    expect(await other.registry.metrics()).not.toContain('route="/"');
  });
});
