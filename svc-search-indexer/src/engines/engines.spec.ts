import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { SEARCH_ENGINE_HEADER } from '@lawdex/contracts';
import { business, changed } from '../../test/businesses.ts';
import { httpServer, type HttpServer } from '../../test/http-server.ts';
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

it('without a Meilisearch server PostgreSQL answers, and readiness and answers say so', async () => {
  expect(await found()).toEqual([200, 'postgres', 1]);
  // Twice, because a page that is kept says who has answered.
  for (const _ of [1, 2]) expect(await others()).toEqual(OTHERS.map(() => [200, 'postgres']));
  expect(await ready()).toMatchObject({ status: 'ready', engines: ['postgres'], answering: 'postgres' });
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
const ANSWERS: readonly (readonly [string, RequestListener | null])[] = [
  ['is not there', null],
  ['says nothing', () => undefined],
  ['is overloaded', (_request, response) => response.writeHead(503).end('{}')],
  ['refuses the key', (_request, response) => response.writeHead(403).end('{}')],
  ['talks nonsense', (_request, response) => response.end('<html>')],
];

describe.each(ANSWERS)('with a Meilisearch server that %s', (_name, answer) => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await httpServer(answer ?? undefined);
    if (!answer) await server.close();
    await service.restart({ meilisearch: { url: server.url, key: 'key' } });
  });
  afterAll(() => server.close());

  it('all is answered by PostgreSQL, and what is new is found', async () => {
    expect(await others()).toEqual(OTHERS.map(() => [200, 'postgres']));
    for (let asked = 0; asked < 6; asked++) expect(await found()).toEqual([200, 'postgres', 1]);
    await service.send([changed(business({ name: 'Adler Law' }), Date.now())]);
    expect(await found()).toEqual([200, 'postgres', 1]);
    const report = { status: 'ready', engines: ['postgres', 'meilisearch'], answering: 'postgres' };
    expect(await ready()).toMatchObject({ ...report, live: expect.arrayContaining(['postgres']) });
  });
});
