import type { ApiError, SearchResponse } from '@lawdex/contracts';
import { persistently, startTestService } from '@lawdex/svc-kit/testing';
import { business } from '../../../test/businesses.ts';
import { DeskUnderTest } from '../../../test/admin-desk.ts';
import { until } from '../../../test/until.ts';
import { AppModule } from '../../app.module.ts';
import type { NotedAction } from '../audit/audit-log.ts';
import type { PastChange } from './vocabulary-changes.ts';
import type { EntriesDto } from './vocabulary.dto.ts';

const desk = DeskUnderTest.inTests();
beforeAll(() => desk.service.index(business({ name: 'Tax Firm', practice: 'tax-law', in: 'Houston' })));

const call = (action: string, body: object = {}) => desk.call<ApiError | null>(`vocabulary/${action}`, body);
const list = async (query: string): Promise<EntriesDto> => (await desk.call<EntriesDto>(`vocabulary?${query}`)).body;
const meaningsOf = async (phrase: string) => (await list(`phrase=${phrase}`)).entries;
const history = async (): Promise<PastChange[]> => (await desk.call<PastChange[]>('vocabulary/history')).body;
const understood = async (query: string) => (await desk.service.search({ query })).understood;
const practicesOf = async (query: string): Promise<string[]> =>
  (await understood(query)).practices.map(({ slug }) => slug);

const insert = (phrase: string, kind: string, means: string, strength = 'strong'): Promise<unknown> =>
  desk.service.database.pool.query(
    'insert into search_phrases (phrase, kind, means, strength) values ($1, $2, $3, $4)',
    [phrase, kind, means, strength],
  );

describe('a change', () => {
  it('is read by searches at once, and soon by those of every other process', async () => {
    const { appUrl: databaseUrl } = desk.service.database;
    const other = await startTestService({ module: AppModule.forRoot({ databaseUrl, searchesKeptDays: 90 }) });
    const elsewhere = async () => {
      const { body } = await persistently(() => other.get('/api/businesses/search?query=quokka+trouble'));
      return (body as SearchResponse).understood.practices;
    };
    try {
      expect(await elsewhere()).toEqual([]);
      expect((await call('add', { phrase: 'Quokka trouble', kind: 'practice', means: 'tax-law' })).status).toBe(204);
      expect(await practicesOf('quokka trouble')).toEqual(['tax-law']);
      await until(async () => (await elsewhere()).length > 0);
    } finally {
      await other.close();
    }
  });

  it('takes a meaning away that the code gives, and undo gives it back', async () => {
    expect(await practicesOf('sr22')).toEqual(['dui-dwi-defense']);
    await call('withdraw', { phrase: 'SR22', kind: 'practice', means: 'dui-dwi-defense' });
    expect(await practicesOf('sr22')).toEqual([]);
    const [change] = await history();
    expect(change).toMatchObject({ action: 'live', phrase: 'SR22', by: 'Robin', stands: true });
    expect((await call('undo', { id: change?.id })).status).toBe(204);
    expect(await practicesOf('sr22')).toEqual(['dui-dwi-defense']);
    const [undone, before] = await history();
    expect([undone?.action, undone?.stands, before?.stands]).toEqual(['undo', true, false]);
    const again = await call('undo', { id: before?.id });
    expect(again).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    expect(again.body?.message).toContain('Robin undid a change of "SR22"');
    await call('undo', { id: undone?.id });
    expect(await practicesOf('sr22')).toEqual([]);
    await call('undo', { id: (await history())[0]?.id });
  });

  it('of a version that had drafts is neither told nor undone', async () => {
    const before = await history();
    const { rows } = await desk.service.database.pool.query<{ id: string }>(`
      insert into vocabulary_changes (at, by, action, key, phrase, before, after)
      values (now(), 'Robin', 'withdraw', 'sr22', 'SR22', 'null', 'null') returning id`);
    expect(await history()).toEqual(before);
    expect((await call('undo', { id: rows[0]?.id })).status).toBe(404);
  });

  it('changes kind, meaning and strength of what stands', async () => {
    const bandicoot = { phrase: 'bandicoot', kind: 'practice', means: 'tax-law' };
    await call('add', bandicoot);
    const changed = { ...bandicoot, newMeans: 'elder-law', strength: 'soft' };
    expect((await call('change', changed)).status).toBe(204);
    expect(await meaningsOf('bandicoot')).toMatchObject([{ kind: 'practice', means: 'elder-law', strength: 'soft' }]);
    expect((await call('change', changed)).body).toMatchObject({ code: 'missing' });
    await call('change', { phrase: 'bandicoot', kind: 'practice', means: 'elder-law', newMeans: 'bankruptcy' });
    expect(await meaningsOf('bandicoot')).toMatchObject([{ kind: 'practice', means: 'bankruptcy', strength: 'soft' }]);
  });

  it.each([
    [{ kind: 'practice', means: 'taxes' }, 'Write the slug of a practice area'],
    [{ kind: 'filter', means: 'rating=9' }, 'such as rating=4'],
    [{ kind: 'place', means: 'Houston' }, 'Houston, TX'],
    [{ kind: 'noise', means: 'far' }, 'leave Means empty'],
    [{ kind: 'none', means: 'x' }, 'leave Means empty'],
    [{ kind: 'noise', phrase: 'a + b' }, 'Only a practice area'],
    [{ kind: 'practice', phrase: 'a + ', means: 'tax-law' }, 'no word'],
    [{ kind: 'noise', phrase: '🦘⚖️' }, 'a word in it'],
    [{ kind: 'noise', phrase: '---' }, 'a word in it'],
  ])('such as %j is refused, and it says what to write', async (entry, words) => {
    const { revision } = await list('page=1');
    const { status, body } = await call('add', { phrase: 'emu', ...entry });
    expect([status, body?.code]).toEqual([422, 'invalid_entry']);
    expect(body?.message).toContain(words);
    expect((await list('page=1')).revision).toBe(revision);
  });

  it('that changes nothing is refused', async () => {
    const { body } = await call('add', { phrase: 'sr 22', kind: 'practice', means: 'dui-dwi-defense' });
    expect(body).toMatchObject({ code: 'exists' });
  });

  it.each([
    ['as long as it may be', `${'quokka '.repeat(28)}emu`],
    ['Hebrew', 'עורך דין מסים'],
    ['SQL', "'; drop table search_phrases; --"],
    ['HTML', '<script>alert(1)</script>'],
    ['a city', 'Houston'],
  ])('of an odd phrase (%s) is shown, read and undone as any other', async (_, phrase) => {
    const before = await practicesOf(phrase);
    expect((await call('add', { phrase, kind: 'practice', means: 'tax-law' })).status).toBe(204);
    expect((await desk.page('/admin/vocabulary/history')).text).not.toContain('<script>alert');
    const [live] = await history();
    expect(live).toMatchObject({ phrase, stands: true });
    expect((await desk.service.search({ query: phrase })).total).toBeGreaterThanOrEqual(0);
    expect((await call('undo', { id: live?.id })).status).toBe(204);
    expect(await practicesOf(phrase)).toEqual(before);
  });
});

describe('two admins at once', () => {
  it('the second is told what the first has done to the phrase, and loses nothing by sending it again', async () => {
    const { revision } = await list('phrase=dingo');
    await call('add', { phrase: 'dingo', kind: 'practice', means: 'tax-law', revision });
    const second = { phrase: 'dingo', kind: 'practice', means: 'elder-law' };
    const refused = await call('add', { ...second, revision });
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    expect(refused.body?.message).toContain('Robin changed "dingo": practice tax-law (strong)');
    await call('add', { ...second, revision: (await list('phrase=dingo')).revision });
    expect(await meaningsOf('dingo')).toHaveLength(2);
  });

  it('changes of other phrases are in nobody’s way, and none is lost when many come at once', async () => {
    const { revision } = await list('page=1');
    const birds = Array.from({ length: 6 }, (_, index) => `bird${index}`);
    const answers = await Promise.all(birds.map((phrase) => call('add', { phrase, kind: 'noise', revision })));
    expect(answers.map(({ status }) => status)).toEqual(birds.map(() => 204));
    expect((await list('phrase=bird&kind=noise')).entries.filter(({ from }) => from === 'desk')).toHaveLength(
      birds.length,
    );
  });
});

describe('a row of search_phrases', () => {
  it('is in force without a restart or reindexing, of every kind, and broken ones are passed over', async () => {
    await insert('Quokka problems', 'practice', 'tax-law');
    await insert('wombat', 'practice', 'tax-law', 'soft');
    await insert('quoll', 'filter', 'rating=4');
    await insert('numbat', 'noise', '');
    await insert('dingo town', 'place', 'Houston, TX');
    await insert('taxation', 'none', '');
    await insert('possum', 'practice', 'no-such-area');
    await insert('platypus', 'filter', 'rating=lots');
    await insert('cassowary', 'synonym', 'tax law');
    // The dictionary may be read between two rows; this one is the last.
    await until(async () => (await understood('cassowary')).practices.length > 0);
    expect(await understood('quokka problems')).toMatchObject({ practices: [{ slug: 'tax-law' }] });
    expect(await understood('wombat')).toMatchObject({ practices: [{ slug: 'tax-law' }] });
    expect(await understood('quoll')).toMatchObject({ filters: [{ name: 'rating', value: '4' }] });
    expect(await understood('numbat')).toMatchObject({ ignored: ['numbat'], words: [] });
    expect(await understood('dingo town')).toMatchObject({ place: { label: 'Houston, TX' } });
    expect(await understood('cassowary')).toMatchObject({ practices: [{ slug: 'tax-law' }] });
    expect(await understood('possum')).toMatchObject({ practices: [], words: ['possum'] });
    expect(await understood('platypus')).toMatchObject({ filters: [], words: ['platypus'] });
  });

  it('is refused by the database with an unknown kind or strength, or without a phrase', async () => {
    await expect(insert('emu', 'magic', '')).rejects.toThrow('search_phrases_kind_check');
    await expect(insert('emu', 'noise', '', 'fierce')).rejects.toThrow('search_phrases_strength_check');
    await expect(insert('', 'noise', '')).rejects.toThrow('search_phrases_phrase_check');
  });
});

it('lists what stands by phrase and kind, page by page', async () => {
  await call('add', { phrase: 'zebra finch', kind: 'synonym', means: 'tax law' });
  expect((await list('phrase=Zebra')).entries).toEqual([
    { phrase: 'zebra finch', kind: 'synonym', means: 'tax law', strength: 'strong', from: 'desk' },
  ]);
  expect((await list('phrase=zebra&kind=noise')).total).toBe(0);
  const [first, second] = [await list('page=1'), await list('page=2')];
  expect(first.entries).toHaveLength(50);
  expect(second.entries[0]).not.toEqual(first.entries[0]);
});

it('what was done stands in the audit log, refused tries too', async () => {
  await call('add', { phrase: 'lorikeet', kind: 'noise' });
  await call('add', { phrase: 'lorikeet', kind: 'noise' });
  const { body } = await desk.call<NotedAction[]>('audit?limit=2');
  expect(body).toMatchObject([
    { action: 'add to vocabulary', outcome: 'exists' },
    { action: 'add to vocabulary', outcome: 'done', detail: { phrase: 'lorikeet' } },
  ]);
});
