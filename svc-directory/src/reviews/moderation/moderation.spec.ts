import { randomUUID } from 'node:crypto';
import { SENDER_HEADER, SENDER_NETWORK_HEADER, type Review } from '@lawdex/contracts';
import type { DataSource } from 'typeorm';
import { expectError, useDirectory } from '../../../test/directory.ts';
import { useReviewedFirm } from '../../../test/reviewed-firm.ts';
import { closeBusiness, reopenBusiness } from '../../listing/close-business.ts';
import type { Decision, Selection } from './command.ts';
import { decide, selectReviews } from './decide.ts';
import { floodText } from './listed-text.core.ts';
import type { CopiedReview, FloodedBusiness, FloodingNetwork, Listed } from './listed-text.core.ts';
import { COPIED_REVIEWS, EXPORTED, FLOODED_BUSINESSES, FLOODING_NETWORKS, REPORTED_REVIEWS } from './moderation.sql.ts';
import type { Reported } from './reported-text.core.ts';

const directory = useDirectory();
const { firm, get, post, detail, events } = useReviewedFirm(directory);
let operator: DataSource;
let good: Review;
let bad: Review;
beforeAll(async () => {
  operator = await directory.database.connect();
});
afterAll(() => operator.destroy());
beforeEach(async () => {
  good = await write({ userName: 'Ann', rating: 5 });
  bad = await write({ userName: 'Bob', rating: 1, comment: 'Call 555-0100' });
});

const write = async (review: object, key: string = randomUUID()) =>
  (await post(review, { 'idempotency-key': key })).body as Review;
const report = ({ id }: Review, reason: string, comment?: string, headers: Record<string, string> = {}) =>
  directory.post(`/api/businesses/${firm.id}/reviews/${id}/reports`, { reason, comment }, headers);
const decided = (kind: Decision['kind'], review: { id: string }, words: string | null = null) =>
  decide(operator, { kind, reason: 'spam', words }, [review.id]);
const removed = async () => (await detail()).removedReviews;
const list = async (query = '') => (await get(query)).body;
const figures = async () => {
  const { rating, reviewCount, ratingCounts } = await detail();
  return { rating, reviewCount, ratingCounts };
};
const reported = async (all = false): Promise<Reported[]> =>
  (await operator.query<Reported[]>(REPORTED_REVIEWS, [all])).filter(({ slug }) => slug === firm.slug);

describe('a review that is hidden', () => {
  it('leaves the list in every order, its own address, the average, the count and the stars, and is told', async () => {
    const before = await events();
    expect(await decided('hide', bad)).toMatchObject({ changed: [expect.any(String)] });
    for (const query of ['', '?sortBy=lowest', '?sortBy=highest']) expect(await list(query)).toEqual([good]);
    expect(await list('?rating=1')).toEqual([]);
    expectError(await get(`/${bad.id}`), 404, 'review_not_found');
    expect((await get(`/${good.id}`)).body).toMatchObject({ place: 1 });
    expect(await figures()).toEqual({ rating: '5.0', reviewCount: 1, ratingCounts: [0, 0, 0, 0, 1] });
    expect(await events()).toHaveLength(before.length + 1);
    await decided('hide', good);
    expect(await figures()).toEqual({ rating: '0.0', reviewCount: 0, ratingCounts: [0, 0, 0, 0, 0] });
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

  it('comes back as it was when it is restored', async () => {
    const before = { list: await list(), figures: await figures() };
    await decided('hide', bad);
    expect(await removed()).toEqual([{ reason: 'spam', count: 1 }]);
    expect(await decided('restore', bad, null)).toMatchObject({ changed: [expect.any(String)] });
    expect(await removed()).toBeUndefined();
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
      { decision: 'hidden', words: 'spam: A phone number', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      { decision: 'restored', words: null, createdAt: expect.any(String) },
      { decision: 'kept', words: 'Asked the firm', createdAt: expect.any(String) },
    ]);
  });

  it('changes nothing a second time, and nothing of a review that there is not', async () => {
    await decided('hide', bad);
    const before = await events();
    expect(await decided('hide', bad)).toEqual({ changed: [], unchanged: [bad.id], unknown: [] });
    expect(await decided('restore', good)).toEqual({ changed: [], unchanged: [good.id], unknown: [] });
    const id = randomUUID();
    expect(await decided('hide', { id })).toEqual({ changed: [], unchanged: [], unknown: [id] });
    expect(await events()).toEqual(before);
  });

  it('counts once when two operators decide at the same time', async () => {
    const outcomes = await Promise.all([decided('hide', bad), decided('hide', bad, 'Me too')]);
    expect(outcomes.map(({ changed }) => changed.length).sort()).toEqual([0, 1]);
  });
});

describe('many reviews', () => {
  const select = async (conditions: Partial<Selection> = {}): Promise<Listed[]> => {
    const all = { ids: [], since: null, sender: null, like: null, isHeld: false, copiesOf: null };
    return selectReviews(operator, { ...all, firm: firm.slug, ...conditions }, 1000);
  };
  const flood = async (count: number, comment?: string) => {
    const headers = { [SENDER_HEADER]: randomUUID(), [SENDER_NETWORK_HEADER]: randomUUID() };
    for (let n = 0; n < count; n++) await post({ userName: `Eve ${n}`, rating: 1, comment }, headers);
    return headers[SENDER_NETWORK_HEADER];
  };
  const floods = async (): Promise<string> => {
    const since = new Date(Date.now() - 3_600_000);
    const [firms, networks, copies] = await Promise.all([
      directory.database.pool.query<FloodedBusiness>(FLOODED_BUSINESSES, [since]),
      directory.database.pool.query<FloodingNetwork>(FLOODING_NETWORKS, [since]),
      directory.database.pool.query<CopiedReview>(COPIED_REVIEWS, [since]),
    ]);
    return floodText(firms.rows, networks.rows, copies.rows);
  };

  it('are selected by sender, text, time and state', async () => {
    const network = await flood(3);
    expect((await select()).map(({ state }) => state)).toEqual(['held', 'shown', 'shown', 'shown', 'shown']);
    await flood(2);
    expect((await select()).map(({ state }) => state)).toEqual([
      ...['waiting', 'waiting', 'held', 'waiting', 'waiting'],
      ...['shown', 'shown'],
    ]);
    expect(await select({ sender: network.slice(0, 12) })).toHaveLength(3);
    expect(await select({ sender: network, isHeld: true })).toHaveLength(3);
    expect((await select({ like: '555-01' })).map(({ id }) => id)).toEqual([bad.id]);
    expect((await select({ like: 'ANN' })).map(({ id }) => id)).toEqual([good.id]);
    expect(await select({ since: new Date(Date.now() + 60_000) })).toEqual([]);
    expect(await select({ like: '%' })).toEqual([]);
    await expect(select({ firm: 'nobody' })).rejects.toThrow('There is no firm "nobody".');
  });

  it('of one network are found with the command that hides them, and hidden at once', async () => {
    const network = await flood(9);
    const text = await floods();
    expect(text).toContain('9 reviews (2 shown, 7 that wait)');
    expect(text).toContain(`hide --sender ${network.slice(0, 12)} --since `);
    const ids = (await select({ sender: network.slice(0, 12) })).map(({ id }) => id);
    const outcome = await decide(operator, { kind: 'hide', reason: 'same-writer', words: null }, ids);
    expect(outcome.changed).toHaveLength(9);
    expect(await removed()).toEqual([{ reason: 'same-writer', count: 9 }]);
    expect(await figures()).toEqual({ rating: '3.0', reviewCount: 2, ratingCounts: [1, 0, 0, 0, 1] });
  });

  it('of a firm are told with no command that would hide the honest among them, but copies of a long text are', async () => {
    const words = 'They lost my case, never called me back, and laughed about it when I came by to ask for my papers.';
    for (let n = 0; n < 3; n++) await flood(1, `${words.toUpperCase()} ${'!'.repeat(n)}`);
    for (let n = 0; n < 3; n++) await flood(1, 'Great lawyer!');
    const [first, ...others] = (await select({ like: 'lost my case' })).reverse();
    const text = await floods();
    const lines = text.split('\n').filter((line) => [firm.slug, first?.id ?? ''].some((name) => line.includes(name)));
    expect(lines).toEqual([
      expect.stringContaining(`find --firm ${firm.slug} --since `),
      `  npm run reviews -- hide --copies-of ${first?.id} --reason same-writer`,
    ]);
    expect(text).not.toContain('Great lawyer');
    const copies = await select({ firm: null, copiesOf: first?.id ?? '' });
    expect(copies.map(({ id }) => id).reverse()).toEqual(others.map(({ id }) => id));
  });

  it('that wait are released and count, and the others stay', async () => {
    await flood(3);
    const ids = (await select()).map(({ id }) => id);
    await decided('hide', bad);
    const { changed, unchanged } = await decide(operator, { kind: 'release', words: null }, ids);
    expect([changed.length, unchanged.length]).toEqual([1, 4]);
    expect((await figures()).reviewCount).toBe(4);
  });

  it('are erased with reports and decisions, and the ledger keeps no words', async () => {
    await report(bad, 'private', 'Names me');
    await decided('hide', bad, 'Seen');
    await decide(operator, { kind: 'erase', reason: 'personal-data', words: null }, [bad.id, good.id]);
    expect(await select()).toEqual([]);
    expect(await figures()).toEqual({ rating: '0.0', reviewCount: 0, ratingCounts: [0, 0, 0, 0, 0] });
    expect(await removed()).toEqual([{ reason: 'personal-data', count: 2 }]);
    for (const table of ['review_reports', 'review_decisions'])
      expect(await operator.query(`select from ${table} where review_id = $1`, [bad.id])).toEqual([]);
  });

  it('are exported with all that is known of them', async () => {
    await report(bad, 'private', 'Names me');
    await decided('keep', bad, 'Asked the firm');
    const rows = await operator.query<{ review: object }[]>(EXPORTED, [[bad.id]]);
    const written = { id: bad.id, user_name: 'Bob', comment: 'Call 555-0100', business: firm.slug };
    const reports = [{ reason: 'private', comment: 'Names me' }];
    const decisions = [{ decision: 'kept', words: 'Asked the firm' }];
    expect(rows).toMatchObject([{ review: { ...written, reports, decisions } }]);
  });

  it('of a firm that has closed are found, exported and erased, and others come back as they were', async () => {
    await report(bad, 'private', 'Names me');
    await operator.query(
      `update reviews set hidden_at = now(), held_until = now(), held_for = '{network}', sent_from = $2 where id = $1`,
      [good.id, firm.id],
    );
    const before = await operator.query('select to_jsonb(r) as row from reviews r where id = $1', [good.id]);
    const client = await directory.database.pool.connect();
    await closeBusiness(client, firm.slug);
    expect((await select()).map(({ state }) => state)).toEqual(['closed', 'closed']);
    const rows = await operator.query<{ review: object }[]>(EXPORTED, [[bad.id]]);
    expect(rows[0]?.review).toMatchObject({ comment: 'Call 555-0100', reports: [{ comment: 'Names me' }] });
    expect(await decided('hide', bad)).toMatchObject({ changed: [], unchanged: [bad.id] });
    expect(await decided('erase', bad)).toMatchObject({ changed: [bad.id] });
    const left = await operator.query('select from closed_businesses c where c::text ~ $1', [bad.id]);
    expect(left).toEqual([]);
    await reopenBusiness(client, firm.slug);
    client.release();
    expect(await figures()).toMatchObject({ rating: '0.0', reviewCount: 0 });
    expect(await removed()).toEqual([{ reason: 'spam', count: 1 }]);
    expect(await operator.query('select to_jsonb(r) as row from reviews r where id = $1', [good.id])).toEqual(before);
  });
});

describe('reported reviews', () => {
  it('count who reports, and not how often', async () => {
    const [eve, mallory] = [randomUUID(), randomUUID()];
    const by = (sender: string, review: Review, comment: string) =>
      report(review, 'abusive', comment, { [SENDER_HEADER]: sender });
    for (const comment of ['One', 'Two', 'Three']) await by(eve, good, comment);
    await by(eve, bad, 'Four');
    await by(mallory, bad, 'One');
    expect((await reported()).map(({ id, open, reporters }) => [id, open, reporters])).toEqual([
      [bad.id, 2, 2],
      [good.id, 1, 1],
    ]);
  });

  it('wait with their reasons and words until they are decided about, and again after the next report', async () => {
    await report(bad, 'advertising', 'It sells something');
    await report(bad, 'abusive');
    await report(good, 'other');
    const [first, second] = await reported();
    expect(first).toMatchObject({ id: bad.id, open: 2, comment: 'Call 555-0100', state: 'shown' });
    expect(first?.reports.map(({ reason, comment }) => [reason, comment])).toEqual([
      ['advertising', 'It sells something'],
      ['abusive', null],
    ]);
    expect(second?.id).toBe(good.id);

    await decided('keep', bad, null);
    await decided('hide', good);
    expect(await reported()).toEqual([]);
    expect((await reported(true)).map(({ state }) => state).sort()).toEqual(['hidden', 'shown']);

    await report(bad, 'abusive');
    expect(await reported()).toMatchObject([{ id: bad.id, open: 1 }]);
  });
});
