import { DeskUnderTest } from '../../../../test/admin-desk.ts';
import { until } from '../../../../test/until.ts';
import type { NotedAction } from '../../audit/audit-log.ts';

const desk = DeskUnderTest.inTests();

const revisionOf = (html: string): string => /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '';
const page = async (path = ''): Promise<string> => (await desk.page(`/admin/vocabulary${path}`)).text;
async function add(fields: Record<string, string>): Promise<Awaited<ReturnType<DeskUnderTest['send']>>> {
  const revision = revisionOf(await page('/add'));
  return desk.send('/admin/vocabulary/add', { revision, kind: 'practice', strength: 'strong', ...fields });
}

beforeEach(async () => {
  await desk.login();
});

it('the page of the vocabulary shows what phrases mean, filtered and in pages', async () => {
  expect(await page()).toContain('Next page');
  expect(await page('?phrase=SR22&kind=practice')).toContain('dui-dwi-defense');
  expect(await page('?phrase=no%20such%20phrase')).toContain('No phrase is like that.');
  expect(await page('?page=9999')).toContain('This page is empty.');
  expect(await page('?page=x&kind=constructor')).toContain('Page 1 of');
});

it('the page of the vocabulary takes an entry, which searches read, and undoes it', async () => {
  expect((await add({ phrase: 'quokka', means: 'tax-law' })).headers.get('location')).toBe('/admin/vocabulary');
  expect(await page()).toContain('It is live');
  expect((await desk.service.search({ query: 'quokka' })).understood.practices).toHaveLength(1);
  const past = await page('/history');
  expect(past).toContain('practice tax-law (strong)');
  await desk.send('/admin/desk/vocabulary/undo', { id: /name="id" value="(\d+)"/.exec(past)?.[1] ?? '' });
  expect(await page('/history')).toContain('Undone');
  const noted = async () => (await desk.call<NotedAction[]>('audit?limit=2')).body;
  // It is written down after the page was sent.
  await until(async () => (await noted())[0]?.action === 'undo vocabulary');
  expect((await noted()).map(({ action, by }) => [action, by])).toEqual([
    ['undo vocabulary', 'Ada'],
    ['add to vocabulary', 'Ada'],
  ]);
});

it('the page of the vocabulary keeps what was typed when it cannot be used, and says what to write', async () => {
  const { status, text } = await add({ phrase: '<b>emu', kind: 'place', means: 'Houston', strength: 'soft' });
  expect(status).toBe(422);
  expect(text).toContain('Write a city, such as Houston, TX.');
  expect(text).toContain('value="&lt;b&gt;emu"');
  expect(text).toContain('value="Houston"');
  expect(text).toContain('<option value="place" selected="">');
  expect(text).toContain('<option value="soft" selected="">');
  // It is written down after the page was sent.
  const last = async () => (await desk.call<NotedAction[]>('audit?limit=1')).body[0];
  await until(async () => (await last())?.action === 'add to vocabulary');
  expect((await last())?.outcome).toBe('invalid_entry');
});

it('the page of the vocabulary tells the second of two admins what the first has done, and takes theirs when they send it again', async () => {
  const revision = revisionOf(await page('/add'));
  await desk.call('vocabulary/add', { phrase: 'dingo', kind: 'noise' });
  const mine = { phrase: 'dingo', kind: 'synonym', means: 'tax law', strength: 'strong' };
  const refused = await desk.send('/admin/vocabulary/add', { ...mine, revision });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Robin changed &quot;dingo&quot;: noise (strong)');
  expect(refused.text).toContain('value="tax law"');
  const again = await desk.send('/admin/vocabulary/add', { ...mine, revision: revisionOf(refused.text) });
  expect(again.status).toBe(303);
  expect(await page('/history')).toContain('noise (strong); synonym tax law (strong)');
});

it('the page of the vocabulary changes what stands, and withdraws it', async () => {
  expect(await page('/change?phrase=sr22&kind=practice&means=dui-dwi-defense&strength=strong')).toContain(
    'value="sr22"',
  );
  const old = { 'old-kind': 'practice', 'old-means': 'dui-dwi-defense', 'old-strength': 'strong' };
  const changed = { phrase: 'sr22', kind: 'practice', means: 'traffic-tickets', strength: 'weak' };
  expect((await desk.send('/admin/vocabulary/change', { ...old, ...changed })).status).toBe(303);
  expect(await page('?phrase=sr22')).toContain('traffic-tickets');
  expect((await desk.send('/admin/desk/vocabulary/withdraw', changed)).status).toBe(303);
  expect(await page('/history')).toContain('none (strong)');
});
