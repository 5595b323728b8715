import { createHash } from 'node:crypto';
import type { RemovedReview, Review } from '@lawdex/contracts';
import { expectDocumented, expectError, useDirectory } from '../../../test/directory.ts';
import { useReviewedFirm } from '../../../test/reviewed-firm.ts';
import { ADD_REMOVED, ADD_RESTORED } from './ledger.sql.ts';

const directory = useDirectory();
const { firm, post, detail } = useReviewedFirm(directory);

const query = async (text: string, values: unknown[] = []) => (await directory.database.pool.query(text, values)).rows;
const write = async (rating: number, isHidden = true): Promise<string> => {
  const review = { userName: 'Ann', rating, comment: 'Nobody may read this any more.' };
  const { id } = (await post(review)).body as Review;
  if (isHidden) await query('update reviews set hidden_at = now() where id = $1', [id]);
  return id;
};
const list = async (page = ''): Promise<RemovedReview[]> =>
  expectDocumented(await directory.get(`/api/reviews/removed${page}`), 200, 'get', '/api/reviews/removed');

/** Anybody can compute it like this. */
const hashOf = ({ number, month, reason, rating, previousHash }: RemovedReview): string =>
  createHash('sha256')
    .update(previousHash + JSON.stringify({ number, month, reason, rating }))
    .digest('hex');

describe('the ledger of removals', () => {
  it('is chained without gaps, also when many are removed at once', async () => {
    const reviews = await Promise.all([1, 2, 3, 4, 5, 1].map((rating) => write(rating)));
    await Promise.all([
      query(ADD_REMOVED, [reviews.slice(0, 3), 'spam']),
      query(ADD_REMOVED, [reviews.slice(3), 'threat']),
    ]);
    const entries = (await list()).reverse();
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
    expect(entries[0]?.previousHash).toBe('0'.repeat(64));
    for (const [index, entry] of entries.entries()) {
      expect(entry.hash).toBe(hashOf(entry));
      expect(entry.previousHash).toBe(entries[index - 1]?.hash ?? entry.previousHash);
      expect(entry.month).toBe(new Date().toISOString().slice(0, 7));
    }
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Ann|Nobody|${firm.id}|${reviews.join('|')}`));
    const answer = await directory.get('/api/reviews/removed?page=2&limit=5');
    expect([answer.headers.get('x-total-count'), answer.body]).toEqual(['6', [entries[0]]]);
    expectError(await directory.get('/api/reviews/removed?limit=1000'), 400, 'invalid_parameter');
  });

  it('is told of a business by reasons, without those that were restored', async () => {
    const [first, second, third] = [await write(1), await write(5), await write(4)];
    expect(await detail()).not.toHaveProperty('removedReviews');
    await query(ADD_REMOVED, [[first, second], 'spam']);
    await query(ADD_REMOVED, [[third], 'off-topic']);
    await query(ADD_RESTORED, [[second]]);
    await query(ADD_RESTORED, [[second, await write(2)]]);
    expect((await detail()).removedReviews).toEqual([
      { reason: 'off-topic', count: 1 },
      { reason: 'spam', count: 1 },
    ]);
    expect((await list())[0]).toMatchObject({ reason: 'restored', rating: 5 });
  });

  it.each(['update removed_reviews set rating = 5', 'delete from removed_reviews', 'truncate removed_reviews'])(
    'cannot be changed: %s',
    async (statement) => {
      await query(ADD_REMOVED, [[await write(1)], 'spam']);
      await expect(query(statement)).rejects.toThrow(/removed_reviews only grows/);
    },
  );
});

it('a review that is deleted by hand leaves right figures', async () => {
  const [first] = [await write(1, false), await write(4, false)];
  await query('delete from reviews where id = $1', [first]);
  expect(await detail()).toMatchObject({ rating: '4.0', reviewCount: 1 });
  await query('delete from reviews where business_id = $1', [firm.id]);
  expect(await detail()).toMatchObject({ rating: '0.0', reviewCount: 0 });
});

it('rates count what was written and what is removed of few and of many stars', async () => {
  await query('delete from reviews');
  const before = await query(`select rating, count(*)::int from (
    select distinct on (review_id) reason, rating from removed_reviews order by review_id, number desc) e
    where reason <> 'restored' group by 1`);
  const erased = (...stars: number[]) =>
    before.filter(({ rating }) => stars.includes(rating)).reduce((sum, { count }) => sum + count, 0);
  for (const [rating, isHidden] of [
    [1, true],
    [2, false],
    [3, false],
    [5, false],
    [4, true],
    [5, true],
  ] as const) {
    const id = await write(rating, isHidden);
    if (isHidden) await query(ADD_REMOVED, [[id], 'threat']);
  }
  // Hidden by a release that knew no ledger.
  await write(3);
  const path = '/api/reviews/removed/rates';
  expect(expectDocumented(await directory.get(path), 200, 'get', path)).toMatchObject({
    low: { written: 2 + erased(1, 2), removed: 1 + erased(1, 2) },
    high: { written: 3 + erased(4, 5), removed: 2 + erased(4, 5) },
    reasons: expect.arrayContaining([{ reason: 'threat', count: expect.any(Number) }]),
    unlisted: 1,
  });
});
