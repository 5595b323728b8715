import { randomUUID } from 'node:crypto';
import type { Review } from '@lawdex/contracts';
import { persistently } from '@lawdex/svc-kit/testing';
import REVIEWS from '../../test/cases/reviews.json' with { type: 'json' };
import { addBusiness, expectDocumented, expectError, useDirectory } from '../../test/directory.ts';
import { PATH, useReviewedFirm } from '../../test/reviewed-firm.ts';

const directory = useDirectory();
const { firm, get, post, reviews, detail, figures, events, query } = useReviewedFirm(directory);
const version = async () => (await query('select version from businesses where id = $1'))[0].version;

type Refused = [what: string, given: object, message: string];

describe('POST /api/businesses/{id}/reviews', () => {
  it('answers 201 with the review, and the list, the average, the version and the outbox follow', async () => {
    const answer = await post({ userName: ' Ann  Lee ', rating: 4, comment: 'Good.\r\nVery good.' });
    const review = expectDocumented<Review>(answer, 201, 'post', PATH);
    expect(review).toEqual({
      id: expect.any(String),
      businessId: firm.id,
      userName: 'Ann Lee',
      rating: 4,
      comment: 'Good.\nVery good.',
      createdAt: expect.stringMatching(/Z$/),
    });
    await post({ userName: 'Bob', rating: 5 });
    await post({ userName: 'Cy', rating: 5, comment: '  ' });
    expect(await figures()).toEqual({ rating: '4.7', reviewCount: 3 });
    expect((await reviews()).map(({ userName, comment }) => [userName, comment])).toEqual([
      ['Cy', null],
      ['Bob', null],
      ['Ann Lee', 'Good.\nVery good.'],
    ]);
    expect(await version()).toBe(4);
    expect(await events()).toEqual([1, 2, 3, 4].map((of) => ({ type: 'business.changed', version: of })));
  });

  const more = [
    ['a comment of 4001 characters', { comment: 'a'.repeat(4001) }, 'must be at most 4000'],
    ['no name', { userName: undefined }, 'Name must be at least 2 characters'],
    ['no rating', { rating: undefined }, 'rating: Please select a rating'],
  ];
  it.each([...REVIEWS.refused, ...more] as Refused[])('refuses %s', async (_what, given, message) => {
    const answer = await post({ userName: 'Ann', rating: 5, ...given });
    expectError(answer, 400, 'invalid_parameter', new RegExp(message));
    expect(await reviews()).toEqual([]);
    expect(await version()).toBe(1);
  });

  it('takes a name of 80 characters of any script and a comment of 4000', async () => {
    const answer = await post({ userName: '𝒜'.repeat(80), rating: 1, comment: '𝒜'.repeat(4000) });
    expect(answer.status).toBe(201);
  });

  it('keeps when the matter was and what kind', async () => {
    const told = { matterMonth: '2020-02', matterKind: 'tax-law' };
    const answer = await post({ userName: 'Ann', rating: 4, ...told }, { 'idempotency-key': 'of-a-matter' });
    expect(expectDocumented<Review>(answer, 201, 'post', PATH)).toMatchObject({ ...told, matterKind: 'Tax Law' });
    expect(await reviews()).toEqual([answer.body]);
    const other = { userName: 'Ann', rating: 4, ...told, matterMonth: '2020-03' };
    expectError(await post(other, { 'idempotency-key': 'of-a-matter' }), 422, 'idempotency_key_reused');
  });

  it('shows a review of somebody related with a label, and counts it in no figure', async () => {
    const related = { userName: 'Ann', rating: 5, isRelated: true };
    expect(expectDocumented(await post(related), 201, 'post', PATH)).toMatchObject({ isRelated: true });
    expect(await figures()).toEqual({ rating: '0.0', reviewCount: 0 });
    await post({ userName: 'Bob', rating: 2, isRelated: false });
    await post({ ...related, userName: 'Cy' });
    expect(await figures()).toEqual({ rating: '2.0', reviewCount: 1 });
    const list = await get();
    expect(list.headers.get('x-total-count')).toBe('3');
    expect((list.body as Review[]).map(({ isRelated }) => isRelated)).toEqual([true, undefined, true]);
    const ofRelated = { relatedReviewCount: 2, relatedRatingCounts: [0, 0, 0, 0, 2] };
    expect(await detail()).toMatchObject({ ratingCounts: [0, 1, 0, 0, 0], ...ofRelated });
    const best = await get('?rating=5');
    expect([best.headers.get('x-total-count'), best.body]).toEqual(['2', [expect.anything(), expect.anything()]]);
  });

  it.each(['court', 'agency', 'other'])(
    'refuses a review of a business of kind %s, and takes one of legal aid',
    async (kind) => {
      const { id } = await addBusiness(directory, { kind, category: null });
      const review = { userName: 'Ann', rating: 1 };
      const answer = await directory.post(`/api/businesses/${id}/reviews`, review);
      expectError(answer, 422, 'business_not_rateable', /not reviewed/);
      const aid = await addBusiness(directory, { kind: 'legal-aid', category: 'legal-aid' });
      expect((await directory.post(`/api/businesses/${aid.id}/reviews`, review)).status).toBe(201);
    },
  );

  it('answers 404 for a business that is not there, and 400 for a malformed id', async () => {
    const body = { userName: 'Ann', rating: 5 };
    expectError(await directory.post(`/api/businesses/${randomUUID()}/reviews`, body), 404, 'business_not_found');
    const malformed = await directory.post('/api/businesses/12/reviews', body);
    expectError(malformed, 400, 'invalid_parameter', /^id must be a UUID/);
  });

  it('counts 100 reviews of ten visitors at a time exactly, with the exact average', async () => {
    const ratings = Array.from({ length: 100 }, (_, index) => (index % 5) + 1 - (index % 7 === 0 ? 0 : index % 2) || 1);
    const left = ratings.map((rating, index) => ({ userName: `Visitor ${index}`, rating }));
    const visitor = async () => {
      for (let review = left.pop(); review; review = left.pop()) {
        expect((await persistently(() => post(review))).status).toBe(201);
      }
    };
    await Promise.all(Array.from({ length: 10 }, visitor));
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect(await figures()).toEqual({ rating: average.toFixed(1), reviewCount: 100 });
    expect(await version()).toBe(101);
    expect((await events()).map((event) => event.version)).toEqual(Array.from({ length: 101 }, (_, n) => n + 1));
  });
});

describe('60 reviews that come at once', () => {
  it('are written when they are acknowledged, and not when they are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => post({ userName: `Visitor ${n}`, rating: 5 })),
    );
    const acknowledged = answers.filter(({ status }) => status === 201);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect([answer.status, answer.body]).toMatchObject([503, { message: expect.stringMatching(/try again/) }]);
      expect(answer.headers.get('retry-after')).toMatch(/^\d$/);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect((await figures()).reviewCount).toBe(acknowledged.length);
  });

  it('leave reviews of another business room', async () => {
    const other = await addBusiness(directory);
    const crowd = Array.from({ length: 60 }, (_, n) => post({ userName: `Visitor ${n}`, rating: 5 }));
    const body = { userName: 'Ann', rating: 4 };
    const answer = await persistently(() => directory.post(`/api/businesses/${other.id}/reviews`, body));
    expect(answer.status).toBe(201);
    await Promise.all(crowd);
  });
});

describe('Idempotency-Key', () => {
  const body = { userName: 'Ann', rating: 4, comment: 'Once' };

  it('makes a retry answer the same review with the same status, and count once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await post(body, key);
    const again = await post({ ...body, userName: ' Ann ' }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await figures()).toEqual({ rating: '4.0', reviewCount: 1 });
    expect(await version()).toBe(2);
  });

  it('counts ten retries that come at once only once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, key)));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect((await figures()).reviewCount).toBe(1);
  });

  it('is refused with another review, or for another business', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await post(body, key);
    expectError(await post({ ...body, rating: 1 }, key), 422, 'idempotency_key_reused', /Idempotency-Key/);
    const other = await addBusiness(directory);
    expectError(await directory.post(`/api/businesses/${other.id}/reviews`, body, key), 422, 'idempotency_key_reused');
    expect((await figures()).reviewCount).toBe(1);
  });

  it('may be used again after a refusal, which stored nothing', async () => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await post({ ...body, rating: 0 }, key)).status).toBe(400);
    expect((await post(body, key)).status).toBe(201);
  });

  it.each(['short', 'a'.repeat(101), 'with blanks inside'])('is refused when it is "%s"', async (key) => {
    expectError(await post(body, { 'idempotency-key': key }), 400, 'invalid_parameter', /^Idempotency-Key/);
  });
});
