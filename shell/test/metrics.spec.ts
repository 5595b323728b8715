import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { upstreamsText } from '@lawdex/contracts';
import { listening } from './ask.ts';
import { TestReleases } from './releases.ts';
import { ShellProcess, upstream, waitFor } from './shell-process.ts';

const releases = new TestReleases();
let shell: ShellProcess;
let metricsUrl: string;
/** Request ids of the service's calls. */
const asked: string[] = [];

const service = createServer((request, answer) => {
  asked.push(String(request.headers['x-request-id']));
  answer.setHeader('content-type', 'application/json');
  answer.setHeader('cache-control', 'no-store');
  answer.end(JSON.stringify({ number: 1 }));
});

const start = (env: Record<string, string>) => {
  const url = `http://127.0.0.1:${listening(service).port}`;
  return ShellProcess.start(releases, { UPSTREAMS: upstreamsText([upstream(url, '/api/')]), ...env });
};

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  releases.publish({ shell: releases.version('shell'), 'mf-sample': releases.version('mf-sample') });
  shell = await start({ METRICS_PORT: '0', TRUSTED_PROXIES: '127.0.0.1' });
  const line = JSON.parse(await shell.logged('metrics are read at')) as { msg: string };
  metricsUrl = `${line.msg.split(' ').at(-1)}/metrics`;
});
afterAll(async () => {
  service.close();
  await shell.stop();
  releases.remove();
});

const metrics = async (): Promise<string> => (await fetch(metricsUrl)).text();
/** Waits, because requests are counted after their answers are sent. */
const counted = (pattern: RegExp): Promise<string> => waitFor(async () => pattern.exec(await metrics())?.[0], 20_000);

describe('metrics', () => {
  it('are read at a port of their own, and not where visitors ask', async () => {
    expect((await shell.get('/metrics')).status).toBe(404);
    expect(await metrics()).toContain('service="shell"');
  });

  it('count pages by the pattern of their route, whatever stands in their address', async () => {
    for (const id of ['1', '2', 'a-word-that-somebody-typed']) await shell.get(`/throws/${id}?query=secret`);
    await counted(/http_request_duration_seconds_count\{[^}]*route="\/throws\/:id",status="503"\} 3/);
    const text = await metrics();
    expect(text).not.toContain('somebody');
    expect(text).not.toContain('secret');
    expect(text).toMatch(/render_duration_seconds_count\{[^}]*route="\/throws\/:id",outcome="failed"\} 3/);
  });

  it('count what is asked of services, and what the caches had', async () => {
    await shell.get('/sample');
    await shell.get('/sample');
    await shell.get('/api/number');
    const text = await waitFor(async () => {
      const now = await metrics();
      return /upstream_request_duration_seconds_count\{[^}]*outcome="2xx"\} [1-9]/.test(now) ? now : undefined;
    });
    expect(text).toMatch(/cache_lookups_total\{[^}]*cache="pages",outcome="fresh",[^}]*\} [1-9]/);
    expect(text).toMatch(/upstream_silent\{upstream="svc-test",[^}]*\} 0/);
  });

  it('are all those that dashboards and alerts may name', async () => {
    const text = await metrics();
    const list = new URL('../../infra/monitoring/metrics.json', import.meta.url);
    const { shell: names } = JSON.parse(readFileSync(list, 'utf8')) as { shell: string[] };
    expect(names.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });
});

describe('a request id', () => {
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';

  it('that our proxy has given goes to the service, into the answer and into one line of the log', async () => {
    const answer = await shell.get('/api/number?query=secret', { 'x-request-id': id });
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(asked.at(-1)).toBe(id);
    const line = JSON.parse(await shell.logged(id)) as Record<string, unknown>;
    expect(line).toMatchObject({ requestId: id, method: 'GET', route: '/api/*', status: 200 });
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('goes with what a page asks of services', async () => {
    await shell.get('/reads', { 'x-request-id': 'of-a-page-1' });
    expect(asked).toContain('of-a-page-1');
  });

  it('that is malformed is replaced', async () => {
    const answer = await shell.get('/api/number', { 'x-request-id': 'a b*/c d' });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('of somebody who is no proxy of ours is replaced', async () => {
    const alone = await start({});
    try {
      const answer = await alone.get('/api/number', { 'x-request-id': id });
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    } finally {
      await alone.stop();
    }
  });
});
