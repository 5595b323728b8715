import { standInCollector } from './testing/stand-in-collector.ts';
import { keepContext, spanOf, startSpan, startTracing, traceHeaders } from './tracing.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** The spans that were sent by the end of tracing. */
async function sentBy(work: () => Promise<unknown>, share = 1) {
  const collector = await standInCollector();
  ended.push(() => collector.close());
  const stop = await startTracing({ service: 'svc-test', endpoint: collector.endpoint, share });
  await work();
  await stop();
  return collector.spans;
}

it('without a collector, or with a share of 0, work runs as it is, and nobody is told of a trace', async () => {
  expect(await sentBy(() => spanOf('work', {}, async () => undefined), 0)).toEqual([]);
  expect(await spanOf('work', {}, async () => traceHeaders())).toEqual({});
  expect(startSpan('work').run(() => 42)).toBe(42);
});

it('spans go to the collector, each a part of what called for it', async () => {
  const spans = await sentBy(() =>
    spanOf('page', { kind: 'server' }, () => spanOf('render', {}, async () => undefined)),
  );
  const [render, page] = [spans.find(({ name }) => name === 'render'), spans.find(({ name }) => name === 'page')];
  expect(render).toMatchObject({ service: 'svc-test', traceId: page?.traceId, parentSpanId: page?.spanId });
  expect(page?.parentSpanId).toBeFalsy();
});

it('a caller says which trace a request belongs to, and whom we ask is told', async () => {
  const caller = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  let told = '';
  const spans = await sentBy(() =>
    spanOf('answer', { kind: 'server', caller }, async () => {
      told = traceHeaders()['traceparent'] ?? '';
    }),
  );
  expect(spans).toMatchObject([{ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentSpanId: '00f067aa0ba902b7' }]);
  expect(told).toBe(`00-4bf92f3577b34da6a3ce929d0e0e4736-${spans[0]?.spanId}-01`);
});

it('what a thread calls for belongs to the page that it renders', async () => {
  let call: () => Promise<unknown> = async () => undefined;
  const spans = await sentBy(async () => {
    await spanOf('render', {}, async () => {
      call = keepContext(() => spanOf('call', {}, async () => undefined));
    });
    await call();
  });
  const render = spans.find(({ name }) => name === 'render');
  expect(spans.find(({ name }) => name === 'call')?.parentSpanId).toBe(render?.spanId);
});

it('what throws is marked, and still throws', async () => {
  const spans = await sentBy(() =>
    expect(spanOf('work', {}, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken'),
  );
  expect(spans).toMatchObject([{ name: 'work', status: { code: 2 } }]);
});

it('of a long text the beginning is sent', async () => {
  const attributes = { 'db.query.text': 'select '.repeat(1000) };
  const [span] = await sentBy(() => spanOf('statement', { attributes }, async () => undefined));
  expect(span?.attributes?.[0]?.value.stringValue).toHaveLength(1000);
});

it('a collector that is not there harms nobody', async () => {
  const stop = await startTracing({ service: 'svc-test', endpoint: 'http://127.0.0.1:9', share: 1 });
  expect(await spanOf('work', {}, async () => 42)).toBe(42);
  await expect(stop()).resolves.toBeUndefined();
});
