import { DeskUnderTest } from '../../../test/admin-desk.ts';
import { corpus } from '../../../test/corpus.ts';
import { until } from '../../../test/until.ts';
import type { NotedAction } from '../audit/audit-log.ts';
import type { DriftReportDto, RebuildDto, RebuildsDto } from '../rebuild/rebuild.dto.ts';

const desk = DeskUnderTest.inTests();
beforeAll(() => desk.service.index(...corpus(200)));

describe('the login', () => {
  it('is where whoever is not signed in arrives, from every page', async () => {
    for (const path of ['/admin', '/admin/rebuild', '/admin/audit']) {
      const answer = await desk.ask(path, { headers: { accept: 'text/html' } });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/login']);
    }
    const page = await desk.ask('/admin/login');
    expect(page.text).toContain('Admin token');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('refuses a wrong token, and keeps the name that was typed, as text', async () => {
    const answer = await desk.login('<b>Ada', 'wrong');
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('This is not the admin token.');
    expect(answer.text).toContain('value="&lt;b&gt;Ada"');
  });

  it('gives a cookie that no script reads and no other site sends', async () => {
    const answer = await desk.login();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('set-cookie')).toMatch(/^lawdex_desk=\S+; Path=\/admin; .*HttpOnly; SameSite=Strict$/);
  });
});

describe('a signed-in admin', () => {
  beforeEach(async () => {
    await desk.login();
  });

  it('sees which index answers and how much it holds', async () => {
    const { status, text } = await desk.page('/admin');
    expect(status).toBe(200);
    expect(text).toContain('Answers searches');
    expect(text).toContain('Log out');
  });

  it.each([
    ['/admin/rebuild', 'No rebuild is running.'],
    ['/admin/searches', 'Nothing was taken off.'],
    ['/admin/landing', 'Verdicts'],
    ['/admin/audit', 'log in'],
  ])('opens %s', async (path, words) => {
    const { status, text } = await desk.page(path);
    expect([status, text.includes(words)]).toEqual([200, true]);
  });

  it('takes a search off the popular ones and brings it back, which stands in the audit log with the name', async () => {
    expect((await desk.send('/admin/desk/remove', { query: 'Tax Lawyer' })).status).toBe(303);
    expect((await desk.page('/admin/searches')).text).toContain('Restore tax lawyer');
    await desk.send('/admin/desk/restore', { query: 'tax lawyer' });
    expect((await desk.page('/admin/searches')).text).toContain('Nothing was taken off.');
    const { body } = await desk.call<NotedAction[]>('audit');
    expect(body.filter(({ action }) => action.includes('popular'))).toMatchObject([
      { by: 'Ada', action: 'restore popular search', detail: { query: 'tax lawyer' }, outcome: 'done' },
      { by: 'Ada', action: 'remove popular search', detail: { query: 'Tax Lawyer' }, outcome: 'done' },
    ]);
  });

  it('does nothing by a form that has not the key of the session', async () => {
    const answer = await desk.send('/admin/desk/remove', { query: 'forged' }, 'forged');
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('This form is not of your session. Load the page again.</p>');
    expect((await desk.page('/admin/searches')).text).not.toContain('Restore forged');
  });

  it('sees what found nothing, grouped, and how often', async () => {
    for (const query of ['zzyzx quokka', 'Zzyzx Quokka']) await desk.service.search({ query });
    const found = async () =>
      />zzyzx quokka<\/td>.*? class="number">2</.test((await desk.page('/admin/searches')).text);
    await until(found);
  });

  it('compares an index with the log, and repairs what differs', async () => {
    const { rows } = await desk.service.database.pool.query<{ engine: string }>('select engine from search_feeds');
    expect(rows.map(({ engine }) => engine)).toContain('postgres');
    expect((await desk.send('/admin/desk/repair', { engine: 'postgres' })).headers.get('location')).toBe('/admin');
    expect((await desk.page('/admin')).text).toContain('<dd>None</dd>');
    expect((await desk.send('/admin/desk/repair', { engine: 'none' })).text).toContain('There is no such index');
  });

  it('starts a rebuild, sees its end in the history, and rolls it back', async () => {
    expect((await desk.send('/admin/desk/rebuild', { engine: 'postgres' })).status).toBe(303);
    const ended = async () => (await desk.page('/admin/rebuild')).text.includes('Roll back postgres');
    await until(ended);
    expect((await desk.send('/admin/desk/roll-back', { engine: 'postgres' })).headers.get('location')).toBe(
      '/admin/rebuild',
    );
    expect((await desk.page('/admin/rebuild')).text).toContain('rolled back');
  });

  it('hears of a rebuild that runs, as server-sent events', async () => {
    const { headers } = await desk.login();
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const leaving = new AbortController();
    const answer = await fetch(`${desk.url}/admin/rebuild/live`, { headers: { cookie }, signal: leaving.signal });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toContain('No rebuild is running.');
    leaving.abort();
  });

  it('sees each cell of a table under the name of its column, on phones too', async () => {
    const { text } = await desk.page('/admin/audit');
    expect(text).toContain('<td role="cell" data-column="What">log in</td>');
    expect(text).toContain('<th role="columnheader" scope="col">What</th>');
  });
});

const rebuilds = async (): Promise<RebuildsDto> => (await desk.call<RebuildsDto>('reindex')).body;
async function noneRuns(): Promise<RebuildsDto> {
  await until(async () => (await rebuilds()).running.length === 0);
  return rebuilds();
}

it('an admin starts a rebuild, a second start is answered 409 with the one that runs, and it can be rolled back', async () => {
  const [first, second] = await Promise.all([
    desk.call<RebuildDto>('reindex', { engine: 'postgres' }),
    desk.call<{ code: string; rebuild: RebuildDto }>('reindex', { engine: 'postgres' }),
  ]);
  const [started, refused] = first.status === 200 ? [first, second] : [second, first];
  expect([started.status, refused.status]).toEqual([200, 409]);
  expect(started.body).toMatchObject({ engine: 'postgres', by: 'Robin' });
  expect(refused.body).toMatchObject({ code: 'already_running', rebuild: { engine: 'postgres' } });
  const { history, generations } = await noneRuns();
  expect(history[0]).toMatchObject({ phase: 'done', copied: expect.any(Number) });
  expect(generations.find(({ engine }) => engine === 'postgres')?.rollBackUntil).not.toBeNull();
  expect((await desk.call('reindex/roll-back', { engine: 'postgres' })).status).toBe(204);
  expect((await rebuilds()).history[0]).toMatchObject({ phase: 'rolled back', by: 'Robin' });
});

it('what cannot be is refused with the reason', async () => {
  const refusals = [
    ['reindex', { engine: 'landing' }, 404],
    ['reindex', {}, 400],
    ['reindex/cancel', { id: '00000000-0000-4000-8000-000000000000' }, 409],
    ['drift', { engine: 'nobody' }, 404],
  ] as const;
  for (const [path, body, status] of refusals)
    expect([path, (await desk.call(path, body)).status]).toEqual([path, status]);
  expect((await desk.call('reindex', { engine: 'postgres' }, 'wrong')).status).toBe(401);
  expect((await desk.service.get('/admin/api/reindex')).status).toBe(404);
});

it('an index that differs is told of, and repaired on request', async () => {
  const { generations } = await noneRuns();
  const { pool } = desk.service.database;
  const { generation } = generations.find(({ engine }) => engine === 'postgres') ?? { generation: '' };
  const { rows } = await pool.query('select name from search_row_tables where generation = $1', [generation]);
  await pool.query(
    `update ${rows[0].name} set rating = 1 where id in (select id from ${rows[0].name} order by id limit 3)`,
  );
  const report = async () => (await desk.call<DriftReportDto[]>('drift')).body[0];
  expect((await desk.call('drift', { engine: 'postgres' })).status).toBe(202);
  await until(async () => (await report())?.differing === 3);
  expect(await report()).toMatchObject({ engine: 'postgres', repaired: 0 });
  expect((await desk.service.get('/metrics')).body).toMatch(/search_index_drift\{engine="postgres",[^}]*\} 3/);
  expect((await desk.call('drift/repair', { engine: 'postgres' })).status).toBe(202);
  await until(async () => (await report())?.repaired === 3);
  expect(await report()).toMatchObject({ differing: 3, repairedBy: 'Robin' });
});
