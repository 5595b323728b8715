import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ApiError, SearchResponse } from '@lawdex/contracts';
import { persistently } from '@lawdex/svc-kit/testing';
import { business, changed } from '../../../test/businesses.ts';
import { corpus } from '../../../test/corpus.ts';
import { DeskUnderTest } from '../../../test/admin-desk.ts';
import { startService } from '../../../test/service-process.ts';
import type { ServiceProcess } from '../../../test/service-process.ts';
import type { Rebuild } from '../../rebuild/rebuild.core.ts';
import type { Draft, PastChange } from './vocabulary-changes.ts';

const FIRMS = 3_000;

let desk: DeskUnderTest;
/** Another process of the service, as it is deployed: `npm run build` comes first. */
let other: ServiceProcess;
beforeAll(async () => {
  desk = await DeskUnderTest.start();
  await desk.service.index(...corpus(FIRMS));
  other = await startService(desk.service.database.appUrl, null);
});
afterAll(async () => {
  await other.stop();
  await desk.stop();
});

const practicesOf = ({ understood }: SearchResponse): string[] => understood.practices.map(({ slug }) => slug);
const here = async (query: string): Promise<string[]> => practicesOf(await desk.service.search({ query }));
const there = async (query: string): Promise<string[]> => practicesOf(await other.search(query));
const draft = async (): Promise<Draft> => (await desk.call<Draft>('vocabulary/draft')).body;

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

const rebuilds = async () => (await desk.call<{ running: Rebuild[]; history: Rebuild[] }>('reindex')).body;

it('drafts are put live while an index is rebuilt and visitors search: both processes read them, and the rebuild ends well', async () => {
  const total = (await desk.service.search({ query: 'tax law' })).total;
  const { body: started } = await desk.call<Rebuild>('reindex', { engine: 'postgres' });
  const meanwhile: string[] = [];
  let written = 0;
  let after = started as Rebuild | undefined;
  for (let round = 0; after; round++) {
    const phrase = `numbat ${'abcdefghijklmnopqrstuvwxyz'[round % 26]}${round}`;
    await desk.call('vocabulary/add', { phrase, kind: 'practice', means: 'tax-law' });
    expect((await desk.call('vocabulary/live', {})).status).toBe(204);
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

it.each([
  ['who say what they have seen', 'potoroo', true, 'changed_since'],
  ['who do not', 'bettong', false, 'nothing_in_draft'],
])(
  'two admins in two processes press Put live at once, %s: one does it, and the other is told',
  async (_, name, says, code) => {
    const phrases = Array.from({ length: 8 }, (_, at) => `${name} ${'abcdefgh'[at]}${at}`);
    for (const phrase of phrases) await desk.call('vocabulary/add', { phrase, kind: 'practice', means: 'elder-law' });
    const { revision } = await draft();
    const body = says ? { revision } : {};
    const answers = await Promise.all([
      desk.call<ApiError | null>('vocabulary/live', body).then((answer) => answer.body?.code ?? 'done'),
      other.admin('vocabulary/live', body).then(
        () => 'done',
        (error: Error) => /"code":"(\w+)"/.exec(error.message)?.[1],
      ),
    ]);
    expect(answers.sort()).toEqual([code, 'done'].sort());
    const history = (await desk.call<PastChange[]>('vocabulary/history?limit=20')).body;
    const live = history.filter(({ action, phrase }) => action === 'live' && phrases.includes(phrase));
    expect(live.map(({ phrase }) => phrase).reverse()).toEqual(phrases);
    expect(live.every(({ stands }) => stands)).toBe(true);
    expect((await draft()).changes).toEqual([]);
    for (const phrase of phrases) {
      await until(async () => (await there(phrase)).includes('elder-law'));
      await until(async () => (await here(phrase)).includes('elder-law'));
    }
  },
);
