import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiError, SearchResponse } from '@lawdex/contracts';
import { startTestService } from '@lawdex/svc-kit/testing';
import type { TestService } from '@lawdex/svc-kit/testing';
import { business } from '../../../test/businesses.ts';
import { DeskUnderTest } from '../../../test/admin-desk.ts';
import { AppModule } from '../../app.module.ts';
import type { NotedAction } from '../audit/audit-log.ts';
import type { Draft, PastChange } from './vocabulary-changes.ts';
import type { EntriesDto } from './vocabulary.dto.ts';

let desk: DeskUnderTest;
/** Another process of the service. */
let other: TestService;
beforeAll(async () => {
  desk = await DeskUnderTest.start();
  await desk.service.index(business({ name: 'Tax Firm', practice: 'tax-law', in: 'Houston' }));
  const { appUrl } = desk.service.database;
  other = await startTestService({ module: AppModule.forRoot({ databaseUrl: appUrl, searchesKeptDays: 90 }) });
});
afterAll(async () => {
  await other.close();
  await desk.stop();
});

beforeEach(async () => {
  await desk.call('vocabulary/discard', {});
});

const call = (action: string, body: object = {}) => desk.call<ApiError | null>(`vocabulary/${action}`, body);
const draft = async (): Promise<Draft> => (await desk.call<Draft>('vocabulary/draft')).body;
const history = async (): Promise<PastChange[]> => (await desk.call<PastChange[]>('vocabulary/history')).body;
const practicesOf = async (query: string): Promise<string[]> =>
  (await desk.service.search({ query })).understood.practices.map(({ slug }) => slug);
const practicesElsewhere = async (query: string): Promise<string[]> => {
  const { body } = await other.get(`/api/businesses/search?${new URLSearchParams({ query })}`);
  return (body as SearchResponse).understood.practices.map(({ slug }) => slug);
};

describe('the draft', () => {
  it('changes no search until it is put live, and then every process reads it', async () => {
    expect((await call('add', { phrase: 'Quokka trouble', kind: 'practice', means: 'tax-law' })).status).toBe(204);
    expect((await draft()).changes).toMatchObject([{ phrase: 'Quokka trouble', by: 'Robin', before: null }]);
    expect(await practicesOf('quokka trouble')).toEqual([]);
    expect((await call('live')).status).toBe(204);
    expect(await practicesOf('quokka trouble')).toEqual(['tax-law']);
    while ((await practicesElsewhere('quokka trouble')).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await draft()).changes).toEqual([]);
    expect((await call('live')).body).toMatchObject({ code: 'nothing_in_draft' });
  });

  it('is emptied by whoever discards it, and of one phrase by whoever takes it back', async () => {
    await call('add', { phrase: 'wombat', kind: 'noise' });
    await call('add', { phrase: 'numbat', kind: 'noise' });
    await call('take-back', { phrase: 'Wombats' });
    expect((await draft()).changes.map(({ phrase }) => phrase)).toEqual(['numbat']);
    await call('discard');
    expect((await draft()).changes).toEqual([]);
  });

  it('takes a meaning away that the code gives, and undo gives it back', async () => {
    expect(await practicesOf('sr22')).toEqual(['dui-dwi-defense']);
    await call('withdraw', { phrase: 'SR22', kind: 'practice', means: 'dui-dwi-defense' });
    await call('live');
    expect(await practicesOf('sr22')).toEqual([]);
    const [change] = await history();
    expect(change).toMatchObject({ action: 'live', phrase: 'SR22', by: 'Robin', stands: true });
    expect((await call('undo', { id: change?.id })).status).toBe(204);
    expect(await practicesOf('sr22')).toEqual(['dui-dwi-defense']);
    const [undone, before] = await history();
    expect([undone?.action, undone?.stands, before?.stands]).toEqual(['undo', true, false]);
    const again = await call('undo', { id: before?.id });
    expect(again).toMatchObject({ status: 409, body: { code: 'changed_since' } });
  });

  it('changes kind, meaning and strength of what stands', async () => {
    await call('add', { phrase: 'bandicoot', kind: 'practice', means: 'tax-law' });
    const changed = {
      phrase: 'bandicoot',
      kind: 'practice',
      means: 'tax-law',
      newMeans: 'elder-law',
      strength: 'soft',
    };
    expect((await call('change', changed)).status).toBe(204);
    expect((await draft()).changes[0]?.after).toEqual([{ kind: 'practice', means: 'elder-law', strength: 'soft' }]);
    expect((await call('change', changed)).body).toMatchObject({ code: 'missing' });
    await call('change', { phrase: 'bandicoot', kind: 'practice', means: 'elder-law', newMeans: 'bankruptcy' });
    expect((await draft()).changes[0]?.after).toEqual([{ kind: 'practice', means: 'bankruptcy', strength: 'soft' }]);
  });

  it.each([
    [{ kind: 'practice', means: 'taxes' }, 'Write the slug of a practice area'],
    [{ kind: 'filter', means: 'rating=9' }, 'such as rating=4'],
    [{ kind: 'place', means: 'Houston' }, 'Houston, TX'],
    [{ kind: 'noise', means: 'far' }, 'leave Means empty'],
    [{ kind: 'none', means: 'x' }, 'leave Means empty'],
    [{ kind: 'noise', phrase: 'a + b' }, 'Only a practice area'],
    [{ kind: 'practice', phrase: 'a + ', means: 'tax-law' }, 'no word'],
  ])('refuses %j and says what to write', async (entry, words) => {
    const { status, body } = await call('add', { phrase: 'emu', ...entry });
    expect([status, body?.code]).toEqual([422, 'invalid_entry']);
    expect(body?.message).toContain(words);
    expect((await draft()).changes).toEqual([]);
  });

  it('refuses what is there already', async () => {
    const { body } = await call('add', { phrase: 'sr 22', kind: 'practice', means: 'dui-dwi-defense' });
    expect(body).toMatchObject({ code: 'exists' });
  });
});

describe('two admins at once', () => {
  it('the second is told what the first has done to the phrase, and loses nothing by sending it again', async () => {
    const { revision } = await draft();
    await call('add', { phrase: 'dingo', kind: 'practice', means: 'tax-law', revision });
    const second = { phrase: 'dingo', kind: 'practice', means: 'elder-law' };
    const refused = await call('add', { ...second, revision });
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    expect(refused.body?.message).toContain('Robin added to "dingo": practice tax-law (strong)');
    await call('add', { ...second, revision: (await draft()).revision });
    expect((await draft()).changes[0]?.after).toHaveLength(2);
  });

  it('changes of other phrases are in nobody’s way, but nobody puts live what he has not seen', async () => {
    const { revision } = await draft();
    await call('add', { phrase: 'galah', kind: 'noise' });
    expect((await call('add', { phrase: 'brolga', kind: 'noise', revision })).status).toBe(204);
    expect((await call('live', { revision })).body).toMatchObject({ code: 'changed_since' });
    expect((await draft()).changes).toHaveLength(2);
  });

  it('no change is lost when many come at once', async () => {
    const birds = Array.from({ length: 12 }, (_, index) => `bird${index}`);
    await Promise.all(birds.map((phrase) => call('add', { phrase, kind: 'noise' })));
    expect((await draft()).changes.map(({ phrase }) => phrase).sort()).toEqual([...birds].sort());
  });
});

it('lists what stands by phrase and kind, page by page', async () => {
  await call('add', { phrase: 'zebra finch', kind: 'synonym', means: 'tax law' });
  const list = async (query: string): Promise<EntriesDto> => (await desk.call<EntriesDto>(`vocabulary?${query}`)).body;
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
