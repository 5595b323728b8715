import { readFileSync } from 'node:fs';
import { standInCollector } from '@lawdex/telemetry/testing';
import { shellUnderTest } from './shell-under-test.ts';
import { waitFor } from './shell-process.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const collector = await standInCollector();
/** Headers of the service's calls. */
const asked: NodeJS.Dict<string | string[]>[] = [];

const site = shellUnderTest(
  { METRICS_PORT: '0', TRUSTED_PROXIES: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  ({ headers }, answer) => {
    asked.push(headers);
    // Otherwise a page would get the cached answer of the check of its release.
    answer.setHeader('cache-control', 'no-store').setHeader('content-type', 'application/json').end('{"number":1}');
  },
);
afterAll(() => collector.close());

async function metrics(): Promise<string> {
  const line = JSON.parse(await site.shell.logged('metrics are read at')) as { msg: string };
  return (await fetch(`${line.msg.split(' ').at(-1)}/metrics`)).text();
}
/** Waits, because requests are counted after their answers are sent. */
const counted = (pattern: RegExp): Promise<string> =>
  waitFor(async () => {
    const text = await metrics();
    return pattern.test(text) ? text : undefined;
  }, 20_000);

describe('metrics', () => {
  it('are read at a port of their own, not where visitors ask, and are all that dashboards and alerts may name', async () => {
    expect((await site.shell.get('/metrics')).status).toBe(404);
    const text = await metrics();
    const list = new URL('../../infra/monitoring/metrics.json', import.meta.url);
    const { shell: names } = JSON.parse(readFileSync(list, 'utf8')) as { shell: string[] };
    expect(names.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('count pages by the pattern of their route, whatever stands in their address', async () => {
    for (const id of ['1', '2', 'a-word-that-somebody-typed']) await site.shell.get(`/throws/${id}?query=secret`);
    const text = await counted(/http_request_duration_seconds_count\{[^}]*route="\/throws\/:id",status="503"\} 3/);
    expect(text).not.toMatch(/somebody|secret/);
    expect(text).toMatch(/render_duration_seconds_count\{[^}]*route="\/throws\/:id",outcome="failed"\} 3/);
  });

  it('count what is asked of services, and what the caches had', async () => {
    for (const path of ['/sample', '/sample', '/api/number']) await site.shell.get(path);
    const text = await counted(/upstream_request_duration_seconds_count\{[^}]*outcome="2xx"\} [1-9]/);
    expect(text).toMatch(/cache_lookups_total\{[^}]*cache="pages",outcome="fresh",[^}]*\} [1-9]/);
    expect(text).toMatch(/upstream_silent\{upstream="svc-test",[^}]*\} 0/);
  });
});

describe('a request id', () => {
  it('that our proxy has given goes to the service, into the answer and into one line of the log', async () => {
    const answer = await site.shell.get('/api/number?query=secret', { 'x-request-id': ID });
    expect(answer.headers.get('x-request-id')).toBe(ID);
    expect(asked.at(-1)).toMatchObject({ 'x-request-id': ID });
    const line = JSON.parse(await site.shell.logged(ID)) as Record<string, unknown>;
    expect(line).toMatchObject({ requestId: ID, method: 'GET', route: '/api/*', status: 200 });
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('goes with what a page asks of services', async () => {
    await site.shell.get('/reads', { 'x-request-id': 'of-a-page-1' });
    expect(asked.map((headers) => headers['x-request-id'])).toContain('of-a-page-1');
  });

  it('that is malformed is replaced, and so is one of somebody who is no proxy of ours', async () => {
    const alone = await site.start({});
    const answers = [
      await site.shell.get('/api/number', { 'x-request-id': 'a b*/c d' }),
      await alone.get('/api/number', { 'x-request-id': ID }),
    ];
    await alone.stop();
    for (const { headers } of answers) expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });
});

it('a page, its render and its calls are one trace, which the service is told of', async () => {
  await site.shell.get('/reads', { traceparent: `00-${ID}-00f067aa0ba902b7-01` });
  const own = () => collector.spans.filter(({ traceId }) => traceId === ID);
  const [page, render, call] = await waitFor(() => {
    const found = ['GET /reads', 'render', 'GET svc-test'].map((name) => own().find((span) => span.name === name));
    return found.every((span) => span !== undefined) ? found : undefined;
  });
  expect(page).toMatchObject({ service: 'shell', parentSpanId: '00f067aa0ba902b7' });
  expect(render?.parentSpanId).toBe(page?.spanId);
  expect(call?.parentSpanId).toBe(render?.spanId);
  expect(asked.map(({ traceparent }) => traceparent)).toContain(`00-${ID}-${call?.spanId}-01`);
});
