import { createServer } from 'node:http';
import { upstreamsText } from '@lawdex/contracts';
import { standInCollector } from '@lawdex/telemetry/testing';
import { listening } from './ask.ts';
import { TestReleases } from './releases.ts';
import { ShellProcess, upstream, waitFor } from './shell-process.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const releases = new TestReleases();
let collector: Awaited<ReturnType<typeof standInCollector>>;
let shell: ShellProcess;
/** Trace ids of the service's calls. */
const asked: string[] = [];

const service = createServer((request, answer) => {
  asked.push(String(request.headers['traceparent']));
  // Otherwise the page would get the cached answer of the check of its release.
  answer.setHeader('cache-control', 'no-store');
  answer.setHeader('content-type', 'application/json').end('{"number":1}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  releases.publish({ shell: releases.version('shell'), 'mf-sample': releases.version('mf-sample') });
  collector = await standInCollector();
  shell = await ShellProcess.start(releases, {
    UPSTREAMS: upstreamsText([upstream(`http://127.0.0.1:${listening(service).port}`, '/api/')]),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(async () => {
  service.close();
  collector.close();
  await shell.stop();
  releases.remove();
});

it('a page, its render and its calls are one trace, which the service is told of', async () => {
  await shell.get('/reads', { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` });
  const own = () => collector.spans.filter(({ traceId }) => traceId === TRACE);
  const [page, render, call] = await waitFor(() => {
    const found = ['GET /reads', 'render', 'GET svc-test'].map((name) => own().find((span) => span.name === name));
    return found.every((span) => span !== undefined) ? found : undefined;
  });
  expect(page).toMatchObject({ service: 'shell', parentSpanId: '00f067aa0ba902b7' });
  expect(render?.parentSpanId).toBe(page?.spanId);
  expect(call?.parentSpanId).toBe(render?.spanId);
  expect(asked).toContain(`00-${TRACE}-${call?.spanId}-01`);
});
