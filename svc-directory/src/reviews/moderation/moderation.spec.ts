import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BusinessDetail, Review } from '@lawdex/contracts';
import pg from 'pg';
import { addBusiness, startDirectory } from '../../../test/directory.ts';
import type { Directory } from '../../../test/directory.ts';
import { expectError } from '../../../test/documented.ts';
import { decide } from './decide.ts';
import type { Decision } from './decide.ts';
import { REPORTED_REVIEWS } from './moderation.sql.ts';
import type { Reported } from './reported-text.core.ts';

let directory: Directory;
let operator: pg.Client;
let firm: { id: string; slug: string };
let good: Review;
let bad: Review;
beforeAll(async () => {
  directory = await startDirectory();
  operator = new pg.Client({ connectionString: directory.database.appUrl });
  await operator.connect();
});
afterAll(async () => {
  await operator.end();
  await directory.close();
});
beforeEach(async () => {
  firm = await addBusiness(directory);
  good = await write({ userName: 'Ann', rating: 5 });
  bad = await write({ userName: 'Bob', rating: 1, comment: 'Call 555-0100' });
});

const path = () => `/api/businesses/${firm.id}/reviews`;
const write = async (review: object, key: string = randomUUID()) =>
  (await directory.post(path(), review, { 'idempotency-key': key })).body as Review;
const report = (review: Review, reason: string, comment?: string) =>
  directory.post(`${path()}/${review.id}/reports`, { reason, comment });
const decided = (decision: Decision, review: { id: string }, words: string | null = 'Advertising') =>
  decide(operator, decision, review.id, words);
const list = async (query = '') => (await directory.get(`${path()}${query}`)).body;
const figures = async () => {
  const { body } = await directory.get(`/api/businesses/slug/${firm.slug}`);
  const { rating, reviewCount, ratingCounts } = body as BusinessDetail;
  return { rating, reviewCount, ratingCounts };
};
const events = async (): Promise<number> =>
  (await directory.database.pool.query('select from outbox_events where subject_id = $1', [firm.id])).rows.length;
const reported = async (all = false): Promise<Reported[]> =>
  (await operator.query<Reported>(REPORTED_REVIEWS, [all])).rows.filter(({ slug }) => slug === firm.slug);

describe('a review that is hidden', () => {
  it('leaves the list in every order, its own address, the average, the count and the stars, and is told', async () => {
    const before = await events();
    expect(await decided('hide', bad)).toMatchObject({ kind: 'done' });
    for (const query of ['', '?sortBy=lowest', '?sortBy=highest']) expect(await list(query)).toEqual([good]);
    expect(await list('?rating=1')).toEqual([]);
    expectError(await directory.get(`${path()}/${bad.id}`), 404, 'review_not_found');
    expect(await figures()).toEqual({ rating: '5.0', reviewCount: 1, ratingCounts: [0, 0, 0, 0, 1] });
    expect(await events()).toBe(before + 1);
  });

  it('is not counted by the next review either, nor written anew when it is sent again', async () => {
    await decided('hide', bad);
    await write({ userName: 'Cy', rating: 4 });
    expect(await figures()).toMatchObject({ rating: '4.5', reviewCount: 2 });
    const key = randomUUID();
    const sent = { userName: 'Dee', rating: 1 };
    const first = await write(sent, key);
    await decided('hide', first);
    expect(await write(sent, key)).toEqual(first);
    expect(await figures()).toMatchObject({ rating: '4.5', reviewCount: 2 });
  });

  it('leaves a business without any when it was the last one', async () => {
    await decided('hide', bad);
    await decided('hide', good);
    expect(await figures()).toEqual({ rating: '0.0', reviewCount: 0, ratingCounts: [0, 0, 0, 0, 0] });
  });

  it('moves the places of those after it up', async () => {
    await decided('hide', bad);
    expect((await directory.get(`${path()}/${good.id}`)).body).toMatchObject({ place: 1 });
  });

  it('comes back as it was when it is restored', async () => {
    const before = { list: await list(), figures: await figures() };
    await decided('hide', bad);
    expect(await decided('restore', bad, null)).toMatchObject({ kind: 'done' });
    expect({ list: await list(), figures: await figures() }).toEqual(before);
  });
});

describe('what was decided', () => {
  it('is kept with its words and its time, in order', async () => {
    await report(bad, 'advertising');
    await decided('hide', bad, 'A phone number');
    await decided('restore', bad, null);
    await decided('keep', bad, 'Asked the firm');
    const [review] = await reported(true);
    expect(review?.decisions).toEqual([
      { decision: 'hidden', words: 'A phone number', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      { decision: 'restored', words: null, createdAt: expect.any(String) },
      { decision: 'kept', words: 'Asked the firm', createdAt: expect.any(String) },
    ]);
  });

  it('changes nothing a second time, and nothing of a review that there is not', async () => {
    await decided('hide', bad);
    const before = await events();
    expect(await decided('hide', bad)).toEqual({ kind: 'unchanged', isHidden: true });
    expect(await decided('restore', good)).toEqual({ kind: 'unchanged', isHidden: false });
    expect(await decided('hide', { id: randomUUID() })).toEqual({ kind: 'unknown' });
    expect(await events()).toBe(before);
  });

  it('counts once when two operators decide at the same time', async () => {
    const other = new pg.Client({ connectionString: directory.database.appUrl });
    await other.connect();
    const outcomes = await Promise.all([decided('hide', bad), decide(other, 'hide', bad.id, 'Me too')]);
    await other.end();
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'unchanged']);
  });
});

describe('reported reviews', () => {
  it('wait with their reasons and words until they are decided about, and again after the next report', async () => {
    await report(bad, 'advertising', 'It sells something');
    await report(bad, 'abusive');
    await report(good, 'other');
    const [first, second] = await reported();
    expect(first).toMatchObject({ id: bad.id, open: 2, comment: 'Call 555-0100', isHidden: false });
    expect(first?.reports.map(({ reason, comment }) => [reason, comment])).toEqual([
      ['advertising', 'It sells something'],
      ['abusive', null],
    ]);
    expect(second?.id).toBe(good.id);

    await decided('keep', bad, null);
    await decided('hide', good);
    expect(await reported()).toEqual([]);
    expect((await reported(true)).map(({ isHidden }) => isHidden).sort()).toEqual([false, true]);

    await report(bad, 'abusive');
    expect(await reported()).toMatchObject([{ id: bad.id, open: 1 }]);
  });
});
