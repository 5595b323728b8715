import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SEARCH_ENGINE_HEADER } from '@lawdex/contracts';
import { business, changed } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';

const service = SearchServiceUnderTest.inTests([business({ name: 'Adler Law' })]);

const found = async (): Promise<unknown[]> => {
  const { status, headers, body } = await service.ask({ query: 'adler' });
  return [status, headers.get(SEARCH_ENGINE_HEADER), (body as { total: number }).total];
};
const OTHERS = [
  '/api/businesses/search/map?query=adler',
  '/api/landing/general-practice-lawyers-in-chicago',
  '/api/landing/general-practice-lawyers-in-illinois',
  '/api/popular-searches',
];
/** Which engines answered what else is asked. */
const others = async (): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (const path of OTHERS) {
    const { status, headers } = await service.get(path);
    answers.push([status, headers.get(SEARCH_ENGINE_HEADER)]);
  }
  return answers;
};
const ready = async (): Promise<unknown> => (await service.get('/health/ready')).body;

describe('without a Meilisearch server', () => {
  it('PostgreSQL answers, and readiness and answers say so', async () => {
    expect(await found()).toEqual([200, 'postgres', 1]);
    // Twice, because a page that is kept says who has answered.
    for (const _ of [1, 2]) expect(await others()).toEqual(OTHERS.map(() => [200, 'postgres']));
    expect(await ready()).toMatchObject({ status: 'ready', engines: ['postgres'], answering: 'postgres' });
  });
});

it('metrics tell which engine is asked, how far each index lags, and how far it is off', async () => {
  const { body } = await service.get('/metrics');
  const list = new URL('../../../infra/monitoring/metrics.json', import.meta.url);
  const { search } = JSON.parse(readFileSync(list, 'utf8')) as { search: string[] };
  expect(search.filter((name) => !String(body).includes(`# TYPE ${name} `))).toEqual([]);
  for (const name of ['search_index_behind', 'search_index_drift', 'search_feed_failures'])
    expect(body).toMatch(new RegExp(`${name}\\{engine="postgres",[^}]*\\} 0`));
  expect(body).toMatch(/search_engine_asked\{engine="postgres",[^}]*\} 1/);
  expect(body).toMatch(/search_index_live\{engine="postgres",[^}]*\} 1/);
});

// Answers of a server that is not well, and one that does not answer at all.
const ANSWERS: readonly (readonly [string, ((server: Server) => void) | null])[] = [
  ['is not there', null],
  ['says nothing', () => undefined],
  ['is overloaded', (server) => server.on('request', (_request, response) => response.writeHead(503).end('{}'))],
  ['refuses the key', (server) => server.on('request', (_request, response) => response.writeHead(403).end('{}'))],
  ['talks nonsense', (server) => server.on('request', (_request, response) => response.end('<html>'))],
];

describe.each(ANSWERS)('with a Meilisearch server that %s', (_name, behave) => {
  let server: Server;
  beforeAll(async () => {
    server = createServer();
    behave?.(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    if (!behave) await new Promise((closed) => server.close(closed));
    await service.restart({ meilisearch: { url: `http://127.0.0.1:${port}`, key: 'key' } });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('all is answered by PostgreSQL, and what is new is found', async () => {
    expect(await others()).toEqual(OTHERS.map(() => [200, 'postgres']));
    for (let asked = 0; asked < 6; asked++) expect(await found()).toEqual([200, 'postgres', 1]);
    await service.send([changed(business({ name: 'Adler Law' }), Date.now())]);
    expect(await found()).toEqual([200, 'postgres', 1]);
    const report = { status: 'ready', engines: ['postgres', 'meilisearch'], answering: 'postgres' };
    expect(await ready()).toMatchObject({ ...report, live: expect.arrayContaining(['postgres']) });
  });
});
