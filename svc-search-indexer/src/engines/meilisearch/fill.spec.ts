import { statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { document, everything } from '../../../test/conformance.ts';
import { httpServer, type HttpServer } from '../../../test/http-server.ts';
import { recordedServer } from '../../../test/recorded-server.ts';
import type { IndexChanges } from '../index-lifecycle.ts';
import { connectMeilisearch } from './connect.ts';

/** A server that does one task after the other, each when somebody has asked for it twice. */
let server: HttpServer;
let sent: { id: string; hash: string }[][] = [];
let asked: number[] = [];
let unfinished = new Set<number>();
let mostUnfinished = 0;
let failing = -1;
beforeAll(async () => {
  server = await httpServer((request, response) => {
    const task = Number(/^\/tasks\/(\d+)/.exec(request.url ?? '')?.[1] ?? NaN);
    void text(request).then((body) => {
      const answer = Number.isNaN(task) ? queued(body) : progressOf(task);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
});
afterAll(() => server.close());
beforeEach(() => {
  [sent, asked, unfinished, mostUnfinished, failing] = [[], [], new Set(), 0, -1];
});

function queued(body: string): object {
  const taskUid = sent.length;
  sent.push(body.split('\n').map((line) => JSON.parse(line) as { id: string; hash: string }));
  unfinished.add(taskUid);
  mostUnfinished = Math.max(mostUnfinished, unfinished.size);
  return { taskUid, indexUid: 'businesses-x', status: 'enqueued', type: 'documentAdditionOrUpdate', enqueuedAt: '' };
}

function progressOf(uid: number): object {
  asked[uid] = (asked[uid] ?? 0) + 1;
  if (asked[uid] < 2) return { uid, status: 'processing' };
  unfinished.delete(uid);
  return uid === failing
    ? { uid, status: 'failed', error: { message: 'The disk is full.' } }
    : { uid, status: 'succeeded' };
}

const index = () => connectMeilisearch({ url: server.url, key: 'any' }).index;
const part = (at: number): IndexChanges => ({
  upserts: Array.from({ length: 500 }, (_, no) => document({ name: `Firm ${at} ${no}` })),
  deletions: [],
});
const PARTS = Array.from({ length: 60 }, (_, at) => part(at));
const documents = PARTS.flatMap(({ upserts }) => upserts);

it('many documents are sent in few tasks, of which three are unfinished at most, and all are done when it ends', async () => {
  await index().fill('x', PARTS);
  expect(sent.flat().map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
  expect(sent.map((task) => task.length)).toEqual([2_500, 8_000, 8_000, 8_000, 3_500]);
  expect(mostUnfinished).toBe(3);
  expect([...unfinished]).toEqual([]);
});

it('fails with the server’s reason when it could not do one of the tasks, and sends no more', async () => {
  failing = 1;
  await expect(index().fill('x', PARTS)).rejects.toThrow('The disk is full.');
  expect(sent).toHaveLength(4);
});

it('a question that was never recorded fails, and says how to record it', async () => {
  const recorded = await recordedServer();
  const { engine, index } = connectMeilisearch(recorded);
  await index.switchTo('never-recorded');
  const answer = engine.search(everything, AbortSignal.timeout(5_000));
  await expect(answer).rejects.toThrow(/was never recorded.*npm run record:meili/);
  await recorded.close();
});

it('recordings stay small, because they are read by people', () => {
  const { size } = statSync(new URL('../../../test/recordings/meilisearch.json', import.meta.url));
  expect(size).toBeLessThan(300_000);
});
