import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchResponse } from '@lawdex/contracts';
import { business } from '../../../test/businesses.ts';
import { DeskUnderTest } from '../../../test/admin-desk.ts';
import { startService } from '../../../test/service-process.ts';
import type { ServiceProcess } from '../../../test/service-process.ts';
import type { Draft, PastChange } from './vocabulary-changes.ts';

/** Who changes the vocabulary holds this advisory lock. */
const VOCABULARY_TURN = 0x564f4342;

let desk: DeskUnderTest;
/** The one that is killed, as it is deployed: `npm run build` comes first. */
let killed: ServiceProcess;
beforeAll(async () => {
  desk = await DeskUnderTest.start();
  await desk.service.index(business({ name: 'Tax Firm', practice: 'tax-law', in: 'Houston' }));
});
afterAll(async () => {
  await killed.kill();
  await desk.stop();
});

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await desk.service.database.pool.query(text, values)).rows as Row[];
const draft = async (): Promise<Draft> => (await desk.call<Draft>('vocabulary/draft')).body;
const history = async (): Promise<PastChange[]> => (await desk.call<PastChange[]>('vocabulary/history')).body;
const practicesOf = ({ understood }: SearchResponse): string[] => understood.practices.map(({ slug }) => slug);

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Every one of them means the same to the search that this desk’s process answers. */
async function meaningsOf(phrases: readonly string[]): Promise<string[][]> {
  const found = [];
  for (const phrase of phrases) found.push(practicesOf(await desk.service.search({ query: phrase })));
  return found;
}

const written = async (phrases: readonly string[]): Promise<string[]> =>
  (
    await query<{ phrase: string }>('select phrase from search_phrases where phrase = any($1) order by 1', [phrases])
  ).map(({ phrase }) => phrase);

async function draftOf(name: string): Promise<string[]> {
  const phrases = ['one', 'two', 'three', 'four', 'five'].map((number) => `${name} ${number}`);
  for (const phrase of phrases) {
    const { status } = await desk.call('vocabulary/add', { phrase, kind: 'practice', means: 'tax-law' });
    expect(status).toBe(204);
  }
  return phrases;
}

/** Does the work while a transaction of somebody else holds what these statements take. */
async function holding(text: string, values: unknown[], work: () => Promise<void>): Promise<void> {
  const client = await desk.service.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(text, values);
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const waiting = `
  select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into search_phrases%'`;
const turnTaken = `
  select from pg_locks
  where locktype = 'advisory' and objid = ${VOCABULARY_TURN}
    and database = (select oid from pg_database where datname = current_database())`;

/** A process puts the draft live, and does the work when it is about to write this phrase. Answers how the admin was answered. */
async function puttingLive(phrase: string | undefined, work: () => Promise<void>): Promise<Promise<string>[]> {
  killed = await startService(desk.service.database.appUrl, null);
  const answers: Promise<string>[] = [];
  const same = `insert into search_phrases (phrase, kind, means) values ($1, 'practice', 'tax-law')`;
  await holding(same, [phrase], async () => {
    const asked = killed.admin('vocabulary/live', {});
    answers.push(
      asked.then(
        () => 'answered',
        () => 'cut off',
      ),
    );
    await until(async () => (await query(waiting)).length > 0);
    await work();
  });
  return answers;
}

describe('a process that is killed (kill -9) while it puts the draft live', () => {
  it.each([
    ['wallaby', 'second', 1],
    ['bilby', 'last', 4],
  ])(
    '%s: before the %s of five phrases is written nothing is live, and the next Put live is whole',
    async (name, _, at) => {
      const phrases = await draftOf(name);
      const before = { draft: await draft(), history: await history() };
      const [answer] = await puttingLive(phrases[at], () => killed.kill());
      expect(await answer).toBe('cut off');
      await until(async () => (await query(turnTaken)).length === 0);
      expect({ draft: await draft(), history: await history() }).toEqual(before);
      expect(await written(phrases)).toEqual([]);
      expect(await meaningsOf(phrases)).toEqual(phrases.map(() => []));
      const { revision } = before.draft;
      expect((await desk.call('vocabulary/live', { revision })).status).toBe(204);
      expect(await meaningsOf(phrases)).toEqual(phrases.map(() => ['tax-law']));
      expect((await draft()).changes).toEqual([]);
    },
  );

  it('after the last write and before it has answered, all is live, also in the processes that go on', async () => {
    const phrases = await draftOf('quoll');
    const client = await desk.service.database.pool.connect();
    // It reads practice areas and what is live after the commit and before its answer.
    const [answer] = await puttingLive(phrases[4], async () => {
      await client.query('begin');
      await client.query('lock table search_categories in access exclusive mode');
    });
    await until(async () => (await written(phrases)).length > 0);
    await killed.kill();
    await client.query('rollback');
    client.release();
    expect(await answer).toBe('cut off');
    expect(await written(phrases)).toEqual([...phrases].sort());
    expect((await draft()).changes).toEqual([]);
    const live = (await history()).filter(({ stands, phrase }) => stands && phrases.includes(phrase));
    expect(live.map(({ phrase }) => phrase).reverse()).toEqual(phrases);
    await until(async () => (await meaningsOf(phrases)).every((meaning) => meaning.length > 0));
    expect(await meaningsOf(phrases)).toEqual(phrases.map(() => ['tax-law']));
    const again = await desk.call('vocabulary/live', {});
    expect(again).toMatchObject({ status: 409, body: { code: 'nothing_in_draft' } });
    expect((await desk.call('vocabulary/undo', { id: live[0]?.id })).status).toBe(204);
    expect(await meaningsOf(phrases.slice(3))).toEqual([['tax-law'], []]);
  });

  it('a process that starts afterwards reads the same', async () => {
    killed = await startService(desk.service.database.appUrl, null);
    expect(practicesOf(await killed.search('wallaby five'))).toEqual(['tax-law']);
  });
});
