import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SENDER_HEADER, SENDER_NETWORK_HEADER, type CreatedReview } from '@lawdex/contracts';
import { expectDocumented, expectError, serveDirectory, useDirectory } from '../../../test/directory.ts';
import { PATH, useReviewedFirm } from '../../../test/reviewed-firm.ts';
import { closeBusiness, reopenBusiness } from '../../listing/close-business.ts';
import { decide } from '../moderation/decide.ts';
import { REFRESH_RATING } from '../reviews.sql.ts';

const WAIT_MS = 72 * 3_600_000;

const directory = useDirectory();
const { firm, get, post: write, detail, figures, events, query } = useReviewedFirm(directory);

interface Sent {
  network?: string;
  key?: string;
  comment?: string;
  isRelated?: boolean;
}
/** Sends a review as the shell does. Every network is another one unless told. */
const post = (rating: number, { network = randomUUID(), key = randomUUID(), comment, isRelated }: Sent = {}) =>
  write(
    { userName: `Visitor ${key}`, rating, comment: comment ?? key, ...(isRelated && { isRelated }) },
    { [SENDER_HEADER]: randomUUID(), [SENDER_NETWORK_HEADER]: network, 'idempotency-key': key },
  );
const send = async (rating: number, sent?: Sent): Promise<CreatedReview> =>
  expectDocumented(await post(rating, sent), 201, 'post', PATH);
const sendMany = async (count: number, rating: number, networks = count): Promise<CreatedReview[]> => {
  const sent: CreatedReview[] = [];
  for (let n = 0; n < count; n++) sent.push(await send(rating, { network: `${firm.id} ${n % networks}` }));
  return sent;
};
/** Reviews of clients that came over the years. */
const reviewedBefore = async (count: number, rating: number): Promise<void> => {
  await directory.database.pool.query(
    `insert into reviews (business_id, user_name, rating, created_at)
     select $1, 'Ann', $2, now() - n * interval '40 days' from generate_series(1, $3) n`,
    [firm.id, rating, count],
  );
  await directory.database.pool.query(REFRESH_RATING, [firm.id]);
};
const aged = (time: string) =>
  directory.database.pool.query(
    `update reviews set created_at = created_at - $2::interval, held_until = held_until - $2::interval,
       counts_from = counts_from - $2::interval where business_id = $1`,
    [firm.id, time],
  );
/** The service follows the rule when it starts. */
const followRule = async () => (await serveDirectory(directory.database)).close();
const listed = async () => {
  const answer = await get('?limit=100');
  return { total: Number(answer.headers.get('x-total-count')), reviews: answer.body as CreatedReview[] };
};
const total = async (): Promise<number> => (await listed()).total;

it('two reviews of a network count, and a third one is acknowledged and found in no list, figure or event', async () => {
  const network = randomUUID();
  for (const rating of [5, 2]) expect(await send(rating, { network })).not.toHaveProperty('held');
  const before = { figures: await figures(), events: await events(), list: await listed() };
  expect(before.figures).toEqual({ rating: '3.5', reviewCount: 2 });
  const key = randomUUID();
  const held = await send(4, { network, key });
  expect({ figures: await figures(), events: await events(), list: await listed() }).toEqual(before);
  expectError(await get(`/${held.id}`), 404, 'review_not_found');
  expect(await send(4, { network, key })).toEqual(held);
});

it('a writer cannot tell whether a review is held for its network or for how many came', async () => {
  const network = randomUUID();
  await sendMany(22, 4);
  const answers = [];
  for (let n = 0; n < 3; n++) answers.push(await post(4, { network }));
  const [shown, ofDay, ofNetwork] = answers.map(({ status, body, headers }) => {
    const { held, ...review } = body as CreatedReview;
    const after = held && Date.parse(held.until) - Date.parse(review.createdAt);
    return {
      status,
      fields: Object.keys(review),
      reasons: held?.reasons,
      after,
      groups: headers.get('cache-group-invalidation'),
    };
  });
  expect(shown?.reasons).toBeUndefined();
  expect(ofDay).toMatchObject({ reasons: ['rate'], after: WAIT_MS, groups: null });
  expect(ofNetwork).toEqual(ofDay);
});

it('what a network sent beyond two is shown one a day, the oldest first, with the date of that day', async () => {
  const network = randomUUID();
  const [, , ...held] = await sendMany(5, 2, 1);
  await send(3, { network });
  await aged('71 hours');
  await followRule();
  expect(await total()).toBe(3);
  const ids: (string | undefined)[] = [];
  for (let day = 0; day < 3; day++) {
    await aged('1 day 1 minute');
    await followRule();
    await followRule();
    const { total: count, reviews } = await listed();
    expect([count, (await figures()).reviewCount]).toEqual([4 + day, 4 + day]);
    expect(Date.now() - Date.parse(reviews[0]?.createdAt ?? '')).toBeLessThan(60_000);
    ids.push(reviews[0]?.id);
  }
  expect(ids).toEqual(held.map(({ id }) => id));
});

it('60 reviews of one network move a rating as two do, and make no other review wait', async () => {
  await reviewedBefore(8, 5);
  await sendMany(60, 1, 1);
  expect(await figures()).toEqual({ rating: '4.2', reviewCount: 10 });
  expect(await send(5)).not.toHaveProperty('countsFrom');
  await aged('73 hours');
  await followRule();
  expect((await figures()).reviewCount).toBe(12);
});

it.each([1, 5])(
  'above the usual number all %i stars of the day stay shown, and count three days later',
  async (stars) => {
    await reviewedBefore(8, 3);
    await sendMany(3, stars);
    expect((await figures()).reviewCount).toBe(11);
    const last = await send(stars);
    expect(Date.parse(last.countsFrom ?? '') - Date.parse(last.createdAt)).toBe(WAIT_MS);
    expect(await figures()).toEqual({ rating: '3.0', reviewCount: 8 });
    const { total: count, reviews } = await listed();
    expect([count, reviews.filter(({ countsFrom }) => countsFrom)]).toEqual([12, reviews.slice(0, 4)]);
    expect(await detail()).toMatchObject({ ratingCounts: [0, 0, 8, 0, 0], relatedReviewCount: 4 });
    const before = await events();
    await aged('71 hours');
    await followRule();
    expect((await figures()).reviewCount).toBe(8);
    await aged('2 hours');
    await followRule();
    expect([(await figures()).reviewCount, (await events()).length]).toEqual([12, before.length + 1]);
    expect((await listed()).reviews.some(({ countsFrom }) => countsFrom)).toBe(false);
  },
);

it('60 networks move no rating on their day, and all that they sent counts when nobody looked', async () => {
  await reviewedBefore(8, 5);
  await sendMany(60, 1);
  expect([await figures(), await total()]).toEqual([{ rating: '5.0', reviewCount: 8 }, 8 + 3 + 20]);
  await aged('73 hours');
  await followRule();
  expect([(await figures()).reviewCount, await total()]).toEqual([68, 68]);
});

it('200 clients of 150 networks are all shown and counted after three days', async () => {
  await reviewedBefore(8, 5);
  await sendMany(200, 4, 150);
  expect(await total()).toBe(31);
  await aged('73 hours');
  await followRule();
  expect(await figures()).toEqual({ rating: '4.0', reviewCount: 208 });
});

it('neither stars nor words hold a review, and nobody hides what others wrote', async () => {
  const comment = 'He took my money and never called me back again';
  for (const rating of [1, 1, 5]) expect(await send(rating, { comment })).not.toHaveProperty('held');
  expect([await figures(), await total()]).toEqual([{ rating: '2.3', reviewCount: 3 }, 3]);
  await send(5);
  expect([await figures(), await total()]).toEqual([{ rating: '0.0', reviewCount: 0 }, 4]);
});

it('related reviews wait for nothing, because they never count, and are no way to flood a page', async () => {
  for (let n = 0; n < 25; n++) {
    const review = await send(5, { isRelated: true });
    expect([review.countsFrom, review.held !== undefined]).toEqual([undefined, n >= 23]);
  }
  expect(await total()).toBe(23);
});

it('what a person released counts at once, and waits for no later review of the day', async () => {
  await sendMany(4, 2);
  const { reviews } = await listed();
  const db = await directory.database.connect();
  await decide(
    db,
    { kind: 'release', words: null },
    reviews.map(({ id }) => id),
  );
  await db.destroy();
  expect(await figures()).toEqual({ rating: '2.0', reviewCount: 4 });
  await sendMany(4, 5);
  expect([await figures(), await total()]).toEqual([{ rating: '2.0', reviewCount: 4 }, 8]);
});

it('a review that is sent again is no other review, and makes none wait', async () => {
  await sendMany(2, 3);
  const key = randomUUID();
  for (let n = 0; n < 3; n++) await send(3, { key });
  expect(await figures()).toEqual({ rating: '3.0', reviewCount: 3 });
});

it('a program of the site, which sends no name, makes no review wait', async () => {
  const review = { userName: 'Ann', rating: 1, comment: 'The same words from first to last, of every one.' };
  for (let n = 0; n < 30; n++) await write(review);
  await send(1);
  expect(await figures()).toEqual({ rating: '1.0', reviewCount: 31 });
});

it('nothing is removed because nobody confirmed it, and names of senders are erased after 30 days', async () => {
  await sendMany(6, 3, 1);
  await aged('31 days');
  for (let day = 0; day < 5; day++) {
    await followRule();
    await aged('1 day 1 minute');
  }
  expect(await figures()).toEqual({ rating: '3.0', reviewCount: 6 });
  const named = 'select from reviews where business_id = $1 and coalesce(sent_by, sent_from) is not null';
  expect(await query(named)).toHaveLength(1);
});

it('names of senders are erased in archives of closed firms, too', async () => {
  await send(3);
  await aged('31 days');
  const young = await send(4);
  const client = await directory.database.pool.connect();
  await closeBusiness(client, firm.slug);
  await followRule();
  await reopenBusiness(client, firm.slug);
  client.release();
  const named = await query('select id from reviews where business_id = $1 and sent_from is not null');
  expect(named).toEqual([{ id: young.id }]);
});

it('operators are told how many wait and were removed', async () => {
  const waiting = async () => {
    const { body } = await directory.get('/metrics');
    return ['rate', 'network'].map((reason) =>
      Number(new RegExp(`reviews_held\\{reason="${reason}",[^}]*\\} (\\d+)`).exec(String(body))?.[1]),
    );
  };
  const [rate = 0, network = 0] = await waiting();
  await sendMany(6, 3, 2);
  await sendMany(6, 3);
  expect(await waiting()).toEqual([rate + 8, network + 4]);
  const { body } = await directory.get('/metrics');
  const list = new URL('../../../../infra/monitoring/metrics.json', import.meta.url);
  const { reviews } = JSON.parse(readFileSync(list, 'utf8')) as { reviews: string[] };
  expect(reviews.filter((name) => !String(body).includes(`# TYPE ${name} `))).toEqual([]);
});
