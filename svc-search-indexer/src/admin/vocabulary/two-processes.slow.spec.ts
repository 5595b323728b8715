import type { ApiError, SearchResponse } from '@lawdex/contracts';
import { persistently } from '@lawdex/svc-kit/testing';
import { business, changed } from '../../../test/businesses.ts';
import { corpus } from '../../../test/corpus.ts';
import { DeskUnderTest } from '../../../test/admin-desk.ts';
import { startService, type ServiceProcess } from '../../../test/service-process.ts';
import { until } from '../../../test/until.ts';
import type { Rebuild } from '../../rebuild/rebuild.core.ts';
import type { EntriesDto } from './vocabulary.dto.ts';

const FIRMS = 3_000;

const desk = DeskUnderTest.inTests();
/** Another process of the service, as it is deployed: `npm run build` comes first. */
let other: ServiceProcess;
beforeAll(async () => {
  await desk.service.index(...corpus(FIRMS));
  other = await startService(desk.service.database.appUrl, null);
});
afterAll(() => other.stop());

const practicesOf = ({ understood }: SearchResponse): string[] => understood.practices.map(({ slug }) => slug);
const here = async (query: string): Promise<string[]> => practicesOf(await desk.service.search({ query }));
const there = async (query: string): Promise<string[]> => practicesOf(await other.search(query));

const rebuilds = async () => (await desk.call<{ running: Rebuild[]; history: Rebuild[] }>('reindex')).body;

it('phrases change while an index is rebuilt and visitors search: both processes read them, and the rebuild ends well', async () => {
  const total = (await desk.service.search({ query: 'tax law' })).total;
  const { body: started } = await desk.call<Rebuild>('reindex', { engine: 'postgres' });
  const meanwhile: string[] = [];
  let written = 0;
  let after = started as Rebuild | undefined;
  for (let round = 0; after; round++) {
    const phrase = `numbat ${'abcdefghijklmnopqrstuvwxyz'[round % 26]}${round}`;
    expect((await desk.call('vocabulary/add', { phrase, kind: 'practice', means: 'tax-law' })).status).toBe(204);
    after = (await rebuilds()).running[0];
    if (after) meanwhile.push(phrase);
    expect(await here(phrase)).toEqual(['tax-law']);
    const news = business({ name: `News of ${phrase}`, practice: 'tax-law', in: 'Houston' });
    expect((await persistently(() => desk.service.post([changed(news)]))).status).toBe(204);
    written++;
    await until(async () => (await there(phrase)).includes('tax-law'));
  }
  expect(meanwhile).not.toEqual([]);
  expect((await rebuilds()).history[0]).toMatchObject({ id: started.id, phase: 'done' });
  await desk.service.settle();
  for (const phrase of meanwhile) {
    expect((await desk.service.search({ query: phrase })).total).toBe(total + written);
    expect(await there(phrase)).toEqual(['tax-law']);
  }
});

it('two admins in two processes change a phrase at once: one does it, and the other is told', async () => {
  const { revision } = (await desk.call<EntriesDto>('vocabulary?phrase=potoroo')).body;
  const body = { phrase: 'potoroo', kind: 'practice', means: 'elder-law', revision };
  const answers = await Promise.all([
    desk.call<ApiError | null>('vocabulary/add', body).then((answer) => answer.body?.code ?? 'done'),
    other.admin('vocabulary/add', body).then(
      () => 'done',
      (error: Error) => /"code":"(\w+)"/.exec(error.message)?.[1],
    ),
  ]);
  expect(answers.sort()).toEqual(['changed_since', 'done']);
  await until(async () => (await there('potoroo')).includes('elder-law'));
  await until(async () => (await here('potoroo')).includes('elder-law'));
});
