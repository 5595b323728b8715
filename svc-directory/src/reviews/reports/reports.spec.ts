import { randomUUID } from 'node:crypto';
import { SENDER_HEADER, type Review, type ReviewReport } from '@lawdex/contracts';
import REVIEWS from '../../../test/cases/reviews.json' with { type: 'json' };
import { addBusiness, expectDocumented, expectError, useDirectory } from '../../../test/directory.ts';

const PATH = '/api/businesses/{id}/reviews/{reviewId}/reports';

const directory = useDirectory();
let review: Review;
beforeEach(async () => {
  const { id } = await addBusiness(directory);
  review = (await directory.post(`/api/businesses/${id}/reviews`, { userName: 'Bob', rating: 1 })).body as Review;
});

const report = (body: unknown, headers: Record<string, string> = {}, of: Pick<Review, 'id' | 'businessId'> = review) =>
  directory.post(`/api/businesses/${of.businessId}/reviews/${of.id}/reports`, body, headers);
const stored = async () =>
  (await directory.database.pool.query('select reason, comment from review_reports where review_id = $1', [review.id]))
    .rows;

it('a report is stored with its reason and its words, and the review stays as it is', async () => {
  const answer = await report({ reason: 'private', comment: ' My  address\r\nis in it. ' });
  expect(expectDocumented<ReviewReport>(answer, 201, 'post', PATH)).toEqual({
    id: expect.any(String),
    reviewId: review.id,
    reason: 'private',
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(await stored()).toEqual([{ reason: 'private', comment: 'My  address\nis in it.' }]);
  expect(answer.headers.get('cache-group-invalidation')).toBeNull();
  expect((await directory.get(`/api/businesses/${review.businessId}/reviews`)).body).toEqual([review]);
});

it.each([
  ['the same key', () => ({ 'idempotency-key': randomUUID() })],
  ['the same sender', () => ({ [SENDER_HEADER]: randomUUID() })],
])('the same report with %s is answered with the first, also when ten come at once', async (_what, headersOf) => {
  const headers = headersOf();
  const first = await report({ reason: 'other', comment: 'Names me.' }, headers);
  const others = await Promise.all(
    Array.from({ length: 10 }, () => report({ reason: 'other', comment: 'Names me. ' }, headers)),
  );
  for (const other of others) expect([other.status, other.body]).toEqual([201, first.body]);
  expect(await stored()).toEqual([{ reason: 'other', comment: 'Names me.' }]);
});

it('a form that is opened and sent twice is one report, and one with what the same browser sends with JavaScript', async () => {
  const sender = { [SENDER_HEADER]: randomUUID() };
  const answers = [];
  for (const key of ['of-the-first-form', 'of-the-second-form', 'of-the-browser']) {
    answers.push((await report({ reason: 'abusive' }, { ...sender, 'idempotency-key': key + randomUUID() })).body);
  }
  expect(new Set(answers.map((answer) => (answer as ReviewReport).id)).size).toBe(1);
  expect(await stored()).toEqual([{ reason: 'abusive', comment: null }]);
});

it('a second report of the same visitor in other words is stored too', async () => {
  const headers = { [SENDER_HEADER]: randomUUID(), 'idempotency-key': randomUUID() };
  await report({ reason: 'abusive' }, headers);
  await report({ reason: 'abusive', comment: 'The last line.' }, headers);
  await report({ reason: 'private' }, headers);
  expect(await stored()).toHaveLength(3);
});

it('two reviews that one visitor reports in the same words are two reports', async () => {
  const sender = { [SENDER_HEADER]: randomUUID() };
  const { id } = await addBusiness(directory);
  const other = (await directory.post(`/api/businesses/${id}/reviews`, { userName: 'Cy', rating: 5 })).body as Review;
  for (const reported of [review, other])
    expect((await report({ reason: 'abusive' }, sender, reported)).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

it('reports of other senders in the same words are counted each', async () => {
  for (const name of ['one', 'another']) {
    await report({ reason: 'abusive' }, { [SENDER_HEADER]: name + randomUUID(), 'idempotency-key': randomUUID() });
  }
  expect(await stored()).toHaveLength(2);
});

it('a key of another report is refused with another review', async () => {
  const key = { 'idempotency-key': randomUUID() };
  await report({ reason: 'abusive' }, key);
  const { id } = await addBusiness(directory);
  const other = await directory.post(`/api/businesses/${id}/reviews`, { userName: 'Cy', rating: 5 });
  const again = await report({ reason: 'abusive' }, key, other.body as Review);
  expectError(again, 422, 'idempotency_key_reused', /another report/);
});

const TOO_LONG = ['too many words', { reason: 'other', comment: 'a'.repeat(1001) }, 'Comment must be at most 1000'];
it.each([...REVIEWS.reportsRefused, TOO_LONG] as [string, object, string][])(
  '%s is refused',
  async (_what, body, message) => {
    expectError(await report(body), 400, 'invalid_parameter', new RegExp(message));
    expect(await stored()).toEqual([]);
  },
);

it('a review that is hidden, of another business or not there at all cannot be reported', async () => {
  const other = await addBusiness(directory);
  const missing = [
    { id: randomUUID(), businessId: review.businessId },
    { id: review.id, businessId: other.id },
  ];
  for (const of of missing) expectError(await report({ reason: 'other' }, {}, of), 404, 'review_not_found');
  await directory.database.pool.query('update reviews set hidden_at = now() where id = $1', [review.id]);
  expectError(await report({ reason: 'other' }), 404, 'review_not_found');
});
