import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { ApiError } from '@lawdex/contracts';
import { business } from '../../../../test/businesses.ts';
import { DeskUnderTest } from '../../../../test/admin-desk.ts';
import type { Trial } from './trials.ts';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await DeskUnderTest.start();
  await desk.service.index(
    business({ name: 'Tax Firm', practice: 'tax-law', in: 'Houston' }),
    business({ name: 'Quokka Partners', practice: 'elder-law', in: 'Houston' }),
  );
});
afterAll(() => desk.stop());
beforeEach(async () => {
  await desk.call('vocabulary/discard', {});
});

const call = (action: string, body: object = {}) => desk.call<ApiError | null>(`vocabulary/${action}`, body);
const trial = async (): Promise<Trial> => (await desk.call<Trial>('vocabulary/trial')).body;
async function ended(): Promise<Trial> {
  while ((await trial()).phase === 'running') await new Promise((resolve) => setTimeout(resolve, 100));
  return trial();
}
async function logged(query: string): Promise<void> {
  await desk.service.search({ query });
  const count = 'select 1 from search_logs where query = $1';
  while ((await desk.service.database.pool.query(count, [query])).rowCount === 0) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('shows which searches a draft would change, before and after, and changes none of them', async () => {
  await logged('quokka');
  await call('add', { phrase: 'quokka', kind: 'practice', means: 'tax-law' });
  expect((await call('try')).status).toBe(202);
  const { phase, done, of, result } = await ended();
  expect([phase, done]).toEqual(['done', of]);
  expect(of).toBeGreaterThan(150);
  const ours = result.differences.find(({ query }) => query === 'quokka');
  expect(ours).toMatchObject({ from: 'logged', times: 1, before: 'words: quokka' });
  expect(ours?.after).toMatch(/^Tax/);
  expect(ours?.moves.gained).toContain('Tax Firm');
  expect(result.differences.filter(({ from }) => from === 'judged')).toEqual([]);
  expect((await desk.service.search({ query: 'quokka' })).understood.practices).toEqual([]);
});

it('shows which of the judged searches a draft would spoil', async () => {
  await call('withdraw', { phrase: 'near me', kind: 'noise', means: 'near' });
  await call('try');
  const { result } = await ended();
  expect(result.readDifferently).toBeGreaterThan(0);
  expect(result.differences[0]?.from).toBe('judged');
});

it('is of the draft that was tried: what is changed later has not been tried', async () => {
  await call('add', { phrase: 'numbat', kind: 'noise' });
  await call('try');
  await ended();
  await call('add', { phrase: 'bilby', kind: 'noise' });
  expect((await desk.call<ApiError>('vocabulary/trial')).body.code).toBe('not_tried');
});

it('runs once at a time, and not without a draft', async () => {
  expect((await call('try')).body).toMatchObject({ code: 'nothing_in_draft' });
  await call('add', { phrase: 'numbat', kind: 'noise' });
  const answers = await Promise.all([call('try'), call('try')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  await ended();
});

it('of a process that has died can be begun again', async () => {
  await call('add', { phrase: 'numbat', kind: 'noise' });
  await call('try');
  await ended();
  await desk.service.database.pool.query(
    `update vocabulary_trials set phase = 'running', seen_at = seen_at - interval '1 hour'`,
  );
  expect((await trial()).phase).toBe('failed');
  expect((await call('try')).status).toBe(202);
  expect((await ended()).phase).toBe('done');
});
