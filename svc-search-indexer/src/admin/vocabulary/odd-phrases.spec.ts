import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { business } from '../../../test/businesses.ts';
import { DeskUnderTest } from '../../../test/admin-desk.ts';
import type { Draft, PastChange } from './vocabulary-changes.ts';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await DeskUnderTest.start();
  await desk.service.index(business({ name: 'Tax Firm', practice: 'tax-law', in: 'Houston' }));
  await desk.login();
});
afterAll(() => desk.stop());
beforeEach(async () => {
  await desk.call('vocabulary/discard', {});
});

const call = (action: string, body: object = {}) => desk.call<{ code?: string } | null>(`vocabulary/${action}`, body);
const draft = async (): Promise<Draft> => (await desk.call<Draft>('vocabulary/draft')).body;
const practicesOf = async (query: string): Promise<string[]> =>
  (await desk.service.search({ query })).understood.practices.map(({ slug }) => slug);

describe('a phrase that is odd', () => {
  it.each([
    ['as long as it may be', `${'quokka '.repeat(28)}emu`],
    ['Hebrew', 'עורך דין מסים'],
    ['SQL', "'; drop table search_phrases; --"],
    ['HTML', '<script>alert(1)</script>'],
  ])('(%s) is put live, read and undone as any other', async (_, phrase) => {
    const before = await practicesOf(phrase);
    expect((await call('add', { phrase, kind: 'practice', means: 'tax-law' })).status).toBe(204);
    const page = (await desk.page('/admin/vocabulary')).text;
    expect(page).not.toContain('<script>alert');
    expect((await call('live', { revision: (await draft()).revision })).status).toBe(204);
    const [live] = (await desk.call<PastChange[]>('vocabulary/history?limit=1')).body;
    expect(live).toMatchObject({ action: 'live', phrase, stands: true });
    expect((await desk.service.search({ query: phrase })).total).toBeGreaterThanOrEqual(0);
    expect((await call('undo', { id: live?.id })).status).toBe(204);
    expect(await practicesOf(phrase)).toEqual(before);
  });

  it.each([['🦘⚖️'], ['---'], ['   '], ['x'.repeat(201)]])('is refused where no word is in it: %j', async (phrase) => {
    expect((await call('add', { phrase, kind: 'noise' })).status).toBeGreaterThanOrEqual(400);
    expect((await draft()).changes).toEqual([]);
  });

  it('that is a city still finds the city when it is undone', async () => {
    await call('add', { phrase: 'Houston', kind: 'practice', means: 'tax-law' });
    await call('live');
    expect((await desk.service.search({ query: 'Houston' })).total).toBe(1);
    const [live] = (await desk.call<PastChange[]>('vocabulary/history?limit=1')).body;
    await call('undo', { id: live?.id });
    expect((await desk.service.search({ query: 'Houston' })).understood.place?.label).toMatch(/^Houston/);
  });
});

describe('what admins do', () => {
  it('an undo is undone as anything that was put live', async () => {
    await call('add', { phrase: 'wombat matter', kind: 'practice', means: 'tax-law' });
    await call('live');
    for (const expected of [[], ['tax-law'], []]) {
      const [last] = (await desk.call<PastChange[]>('vocabulary/history?limit=1')).body;
      expect((await call('undo', { id: last?.id })).status).toBe(204);
      expect(await practicesOf('wombat matter')).toEqual(expected);
    }
  });

  it('what was said last stands, also where its number has one digit more', async () => {
    const { pool } = desk.service.database;
    await pool.query(`select setval(pg_get_serial_sequence('vocabulary_changes', 'id'), 9998)`);
    await call('add', { phrase: 'echidna matter', kind: 'noise' });
    await call('withdraw', { phrase: 'echidna matter', kind: 'noise' });
    expect(Number((await draft()).revision)).toBe(10_000);
    expect((await draft()).changes).toEqual([]);
  });

  it('of two who put the same draft live at once the second is told', async () => {
    await call('add', { phrase: 'dingo matter', kind: 'noise' });
    const { revision } = await draft();
    const answers = await Promise.all([call('live', { revision }), call('live', { revision })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('of a draft that cannot be put live as a whole nothing is, and it stays', async () => {
    for (const phrase of ['bilby matter', 'numbat matter']) await call('add', { phrase, kind: 'noise' });
    const { pool } = desk.service.database;
    // As if the process ended between the first and the second.
    await pool.query(`alter table search_phrases add constraint cut check (phrase <> 'numbat matter')`);
    expect((await call('live')).status).toBe(500);
    await pool.query('alter table search_phrases drop constraint cut');
    const { rows } = await pool.query(`select from search_phrases where phrase in ('bilby matter', 'numbat matter')`);
    expect(rows).toEqual([]);
    expect((await draft()).changes.map(({ phrase }) => phrase)).toEqual(['bilby matter', 'numbat matter']);
    expect((await call('live')).status).toBe(204);
  });
});
