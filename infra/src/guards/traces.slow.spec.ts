import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SearchResponse } from '@lawdex/contracts';
import { standInCollector, type ReceivedSpan } from '@lawdex/telemetry/testing';
import pg from 'pg';
import { listServices } from '../services/list-services.ts';
import { databaseOf } from '../services/names.core.ts';
import { startSite, type RunningSite } from '../testing/site-fixture.ts';
import { until } from '../processes/http.ts';

const LOGGED_WITHIN_MS = 30_000;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const REQUEST = 'request-of-a-trace';
/** Kinds of spans, as OpenTelemetry numbers them. */
const [SERVER, CLIENT] = [2, 3];

let collector: Awaited<ReturnType<typeof standInCollector>>;
let site: RunningSite;
/** Holds a row that the request wants; another one looks on, because what runs is not seen anew within a transaction. */
let holder: pg.Client;
let watcher: pg.Client;

/** The service that answers the calls that no other one answers. */
const service = listServices().find(({ prefixes }) => prefixes.includes('/api/'));

beforeAll(async () => {
  collector = await standInCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, TRUSTED_PROXIES: '127.0.0.1' };
  site = await startSite({ seedSize: 20, env });
  await site.settled();
  const role = service ? databaseOf(service) : '';
  const read = (file: string) => readFileSync(join(site.dataDir, file), 'utf8');
  const secrets = JSON.parse(read('secrets.json')) as Record<string, string>;
  const port = read('postgres/postmaster.pid').split('\n')[3];
  const url = `postgres://${role}:${secrets[role]}@127.0.0.1:${port}/${role}`;
  [holder, watcher] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([holder.connect(), watcher.connect()]);
});
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()]);
  await site.stop();
  collector.close();
});

function review(id: string | undefined): Promise<Response> {
  return fetch(`${site.origin}/api/businesses/${id}/reviews`, {
    method: 'POST',
    body: JSON.stringify({ userName: 'A tracer', rating: 4 }),
    headers: {
      'content-type': 'application/json',
      origin: site.origin,
      'x-request-id': REQUEST,
      traceparent: `00-${TRACE}-${CALLER}-01`,
    },
  });
}

const STATEMENT = `select query from pg_stat_activity where query like '/* ${REQUEST} */%' and wait_event_type = 'Lock'`;

it('a request is one trace and one id from the shell through a service to its statement', async () => {
  const found = await fetch(`${site.origin}/api/businesses/search?limit=1`);
  const { businesses } = (await found.json()) as SearchResponse;
  const id = businesses[0]?.id;
  await holder.query('begin');
  await holder.query('select from businesses where id = $1 for update', [id]);
  const statements: string[] = [];
  // A request does not wait long for a row, so another is sent as long as none was seen.
  while (statements.length === 0) {
    let isAnswered = false;
    const answer = review(id).finally(() => (isAnswered = true));
    while (!isAnswered && statements.length === 0) {
      const { rows } = await watcher.query<{ query: string }>(STATEMENT);
      statements.push(...rows.map(({ query }) => query));
    }
    if (statements.length > 0) await holder.query('rollback');
    expect((await answer).headers.get('x-request-id')).toBe(REQUEST);
  }
  expect(statements).toEqual([expect.stringContaining('from businesses where id = $1 for no key update')]);
  for (const name of ['shell', service?.name]) {
    const log = join(site.dataDir, 'logs', `${name}.log`);
    // Lines come through a pipe, a moment after the answer.
    const isLogged = () => Promise.resolve(readFileSync(log, 'utf8').includes(`"requestId":"${REQUEST}"`));
    expect([name, await until(isLogged, LOGGED_WITHIN_MS)]).toEqual([name, true]);
  }

  // What the shell was asked, what it asked the service, what that was asked, and what it asked its database.
  let chain: ReceivedSpan[] = [];
  while (chain.length === 0) {
    const own = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const below = (parents: readonly string[], by: string | undefined, kind: number) =>
      own.filter((span) => parents.includes(span.parentSpanId ?? '') && span.service === by && span.kind === kind);
    const ids = (spans: readonly ReceivedSpan[]) => spans.map(({ spanId }) => spanId);
    const calls = below(ids(below([CALLER], 'shell', SERVER)), 'shell', CLIENT);
    chain = below(ids(below(ids(calls), service?.name, SERVER)), service?.name, CLIENT);
    await delay(50);
  }
  expect(new Set(chain.map(({ name }) => name))).toEqual(new Set(['statement']));
});
