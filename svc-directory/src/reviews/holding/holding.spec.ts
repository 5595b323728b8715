import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SENDER_HEADER, SENDER_NETWORK_HEADER } from '@lawdex/contracts';
import type { BusinessDetail, CreatedReview, HoldReason } from '@lawdex/contracts';
import { addBusiness, serveDirectory, startDirectory } from '../../../test/directory.ts';
import type { Directory } from '../../../test/directory.ts';
import { expectDocumented, expectError } from '../../../test/documented.ts';
import { closeBusiness, reopenBusiness } from '../../listing/close-business.ts';
import { REFRESH_RATING } from '../reviews.sql.ts';
import { wordsSketch } from './words-sketch.core.ts';

const PATH = '/api/businesses/{id}/reviews';

let directory: Directory;
let firm: { id: string; slug: string };
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.close());
beforeEach(async () => {
  firm = await addBusiness(directory);
});

/** Sends a review as the shell does. Every network is another one unless told. */
const send = async (
  rating: number,
  { network = `${randomUUID()}`, key = `${randomUUID()}`, comment = '', isRelated = false } = {},
) => {
  const headers = { [SENDER_HEADER]: randomUUID(), [SENDER_NETWORK_HEADER]: network, 'idempotency-key': key };
  const review = { userName: `Visitor ${key}`, rating, comment: comment || key, isRelated };
  const answer = await directory.post(`/api/businesses/${firm.id}/reviews`, review, headers);
  return expectDocumented<CreatedReview>(answer, 201, 'post', PATH);
};
const sendMany = async (
  count: number,
  rating: number,
  networks = count,
  comment?: string,
): Promise<CreatedReview[]> => {
  const sent: CreatedReview[] = [];
  for (let n = 0; n < count; n++) {
    sent.push(await send(rating, { network: `${firm.id} ${n % networks}`, ...(comment && { comment }) }));
  }
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
    `update reviews set created_at = created_at - $2::interval, held_until = held_until - $2::interval where business_id = $1`,
    [firm.id, time],
  );
/** The service follows the rule when it starts. */
const followRule = async () => (await serveDirectory(directory.database)).close();
const remove = (review?: CreatedReview) =>
  directory.database.pool.query('update reviews set hidden_at = now(), held_until = null where id = $1', [review?.id]);
const detail = async () => (await directory.get(`/api/businesses/slug/${firm.slug}`)).body as BusinessDetail;
const figures = async () => {
  const { rating, reviewCount } = await detail();
  return { rating, reviewCount };
};
const events = async (): Promise<number> =>
  (await directory.database.pool.query('select from outbox_events where subject_id = $1', [firm.id])).rows.length;
const shown = async () => (await directory.get(`/api/businesses/${firm.id}/reviews?limit=100`)).body as CreatedReview[];
const reasons = (sent: CreatedReview[]): (HoldReason[] | undefined)[] => sent.map(({ held }) => held?.reasons);

describe('a review that is held back', () => {
  it('is acknowledged and found in no list, figure or event, and its writer is told so again', async () => {
    const comment = `She answered every call and won the case of ${firm.slug}.`;
    await send(3, { comment });
    const before = { figures: await figures(), events: await events() };
    const key = randomUUID();
    const held = await send(4, { key, comment });
    expect(held.held).toEqual({ reasons: ['same-words'], until: expect.stringMatching(/Z$/) });
    expect(Date.parse(held.held?.until ?? '') - Date.parse(held.createdAt)).toBe(72 * 3_600_000);
    expect({ figures: await figures(), events: await events() }).toEqual(before);
    expect(await shown()).toHaveLength(1);
    expectError(await directory.get(`/api/businesses/${firm.id}/reviews/${held.id}`), 404, 'review_not_found');
    expect(await send(4, { key, comment })).toEqual(held);
  });

  it('takes those along that came before it in the same burst, once', async () => {
    await reviewedBefore(8, 5);
    const honest = await send(4);
    expect(reasons(await sendMany(2, 1))).toEqual([undefined, ['rate']]);
    expect(await figures()).toEqual({ rating: '4.9', reviewCount: 9 });
    expect((await shown())[0]).toEqual(honest);
  });

  it('takes the side along that the burst was on', async () => {
    const honest = await send(1);
    await sendMany(3, 5);
    expect((await send(1)).held?.reasons).toEqual(['rate']);
    expect(await shown()).toEqual([honest]);
  });

  it('holds up none of other networks, however many one network sends, related to the firm or not', async () => {
    const honest = await send(1);
    for (const isRelated of [true, false]) {
      const network = randomUUID();
      for (let n = 0; n < 12; n++) await send(1, { network, isRelated });
    }
    expect(await shown()).toEqual([honest]);
    expect((await send(1)).held).toBeUndefined();
  });

  it.each([1, 5])('is held for %i stars alike, also when a day brings them one by one', async (stars) => {
    await reviewedBefore(8, 3);
    for (let n = 0; n < 2; n++) {
      expect((await send(stars)).held).toBeUndefined();
      await aged('1 hour 1 minute');
    }
    expect((await send(stars)).held?.reasons).toEqual(['rate']);
    expect(await figures()).toEqual({ rating: '3.0', reviewCount: 8 });
  });

  it('nearly repeats words of another', async () => {
    const comment = `He took my money and never called me back again, ${firm.slug}`;
    expect((await send(1, { comment })).held).toBeUndefined();
    for (const same of [`${comment}!`, comment.replace('money', 'savings'), `Sadly, ${comment}`])
      expect((await send(1, { comment: same })).held?.reasons).toEqual(['same-words']);
  });

  it('repeats a longer text about another firm, but not what many say', async () => {
    const praise = `Very happy with the service of everybody there, I highly recommend ${firm.slug}`;
    const story = `My case took two years; they answered each letter on the day it came, told me every cost before and won ${firm.slug}`;
    for (const comment of [praise, story]) await send(5, { comment });
    firm = await addBusiness(directory);
    expect((await send(5, { comment: praise })).held).toBeUndefined();
    expect((await send(5, { comment: story.replace('two', 'three') })).held).toBeUndefined();
    firm = await addBusiness(directory);
    expect((await send(5, { comment: `${story}!` })).held?.reasons).toEqual(['same-words']);
  });

  it('repeats a longer text, although a hundred others share a run of words with it', async () => {
    const comment = `My uncle was charged twice; she came on a Sunday, read every page with us and had the second charge dropped ${firm.slug}`;
    const runs = wordsSketch({ businessId: firm.id, userName: 'Ann', comment })?.slice(0, 4) ?? [];
    const insert = `insert into reviews (business_id, user_name, rating, words_sketch) select $1, 'Ann', 5, $2 from generate_series(1, 101)`;
    await directory.database.pool.query(insert, [firm.id, [...runs, ...Array(20).keys()]]);
    firm = await addBusiness(directory);
    expect((await send(5, { comment })).held).toBeUndefined();
    firm = await addBusiness(directory);
    expect((await send(5, { comment })).held?.reasons).toEqual(['same-words']);
  });

  it('repeats eight different words or more about another firm from the same network', async () => {
    const [network, comment] = [randomUUID(), 'He took my money and never called me back again'];
    expect((await send(1, { network, comment })).held).toBeUndefined();
    firm = await addBusiness(directory);
    expect((await send(1, { network, comment: `Sadly, ${comment}!` })).held?.reasons).toEqual(['same-words']);
    firm = await addBusiness(directory);
    expect((await send(1, { comment })).held).toBeUndefined();
  });

  it('is the second of a network on a day, or the first after one of it was hidden', async () => {
    const network = randomUUID();
    const first = await send(2, { network });
    expect((await send(5, { network })).held?.reasons).toEqual(['network']);
    expect(await shown()).toEqual([]);
    await remove(first);
    firm = await addBusiness(directory);
    expect((await send(4, { network })).held?.reasons).toEqual(['network']);
  });

  it('is none of a program of the site, which sends no name', async () => {
    for (let n = 0; n < 12; n++) {
      const review = { userName: 'Ann', rating: 1, comment: 'The same words from first to last, of every one.' };
      const { body } = await directory.post(`/api/businesses/${firm.id}/reviews`, review);
      expect(body).not.toHaveProperty('held');
    }
    expect(await figures()).toEqual({ rating: '1.0', reviewCount: 12 });
  });
});

describe('floods and crowds', () => {
  it('300 reviews of one network do not move a rating, neither at once nor when their time is over', async () => {
    await reviewedBefore(8, 5);
    const sent = await sendMany(300, 1, 1, 'They lost my case and laughed about it on the phone.');
    expect(sent.filter(({ held }) => held)).toHaveLength(299);
    expect(await figures()).toEqual({ rating: '5.0', reviewCount: 8 });
    await aged('73 hours');
    await followRule();
    expect(await figures()).toEqual({ rating: '5.0', reviewCount: 8 });
  });

  it('600 of 34 networks do not move it', async () => {
    await reviewedBefore(8, 5);
    await sendMany(600, 1, 34);
    expect(await figures()).toEqual({ rating: '5.0', reviewCount: 8 });
    await aged('73 hours');
    await followRule();
    expect(await figures()).toEqual({ rating: '5.0', reviewCount: 8 });
  });

  it('five of three networks do not move the rating of a small firm, and are shown when nobody removed them', async () => {
    await reviewedBefore(8, 5);
    await sendMany(5, 1, 3);
    expect(await figures()).toEqual({ rating: '5.0', reviewCount: 8 });
    await aged('73 hours');
    await followRule();
    expect((await figures()).reviewCount).toBe(11);
  });

  it('six reviews of one network are not shown in words of their own either', async () => {
    await reviewedBefore(8, 5);
    await sendMany(6, 1, 1);
    await aged('73 hours');
    await followRule();
    expect(await figures()).toEqual({ rating: '5.0', reviewCount: 8 });
  });

  it('clients behind one network are shown one by one, a day after the other', async () => {
    await sendMany(9, 2, 2);
    await aged('73 hours');
    const counts: number[] = [];
    for (let day = 0; day < 6; day++) {
      await followRule();
      await followRule();
      counts.push((await figures()).reviewCount);
      await aged('1 day 1 minute');
    }
    expect(counts).toEqual([2, 4, 6, 8, 9, 9]);
  });

  it('none of a network is shown once one of it was removed', async () => {
    const sent = await sendMany(4, 2, 1);
    expect(reasons(sent)).toEqual([undefined, ['network'], ['network'], ['network']]);
    await remove(sent[0]);
    await aged('73 hours');
    await followRule();
    expect(await shown()).toEqual([]);
  });

  it('200 clients of 200 networks on one day are all shown in the end', async () => {
    await reviewedBefore(8, 5);
    await sendMany(200, 4);
    expect((await figures()).reviewCount).toBe(8);
    const before = await events();
    await followRule();
    expect((await figures()).reviewCount).toBe(8);
    await aged('73 hours');
    await followRule();
    expect(await figures()).toEqual({ rating: '4.0', reviewCount: 208 });
    expect(await events()).toBe(before + 1);
  });
});

it('what nobody released is removed after 30 days, and names of senders are erased', async () => {
  await sendMany(4, 3, 4, 'The only office that picked up the phone on a Sunday.');
  await aged('31 days');
  await followRule();
  expect(await figures()).toEqual({ rating: '3.0', reviewCount: 1 });
  const { rows } = await directory.database.pool.query(
    `select hidden_at is not null as hidden, held_until, sent_by, sent_from, words_sketch from reviews where business_id = $1
     order by created_at`,
    [firm.id],
  );
  const erased = { held_until: null, sent_by: null, sent_from: null, words_sketch: null };
  expect(rows).toEqual([false, true, true, true].map((hidden) => ({ hidden, ...erased })));
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
  const { rows } = await directory.database.pool.query(
    'select id from reviews where business_id = $1 and sent_from is not null and words_sketch is not null',
    [firm.id],
  );
  expect(rows).toEqual([{ id: young.id }]);
});

it('operators are told how many are held and removed', async () => {
  const held = async () => {
    const { body } = await directory.get('/metrics');
    return Number(/reviews_held\{reason="rate",[^}]*\} (\d+)/.exec(String(body))?.[1]);
  };
  const before = await held();
  await sendMany(6, 3);
  expect(await held()).toBe(before + 6);
  const { body } = await directory.get('/metrics');
  expect(body).toMatch(/reviews_removed_total\{reason="unconfirmed",[^}]*\} \d/);
  expect(body).toMatch(/reviews_held_oldest_seconds\{[^}]*\} \d/);
  const list = new URL('../../../../infra/monitoring/metrics.json', import.meta.url);
  const { reviews } = JSON.parse(readFileSync(list, 'utf8')) as { reviews: string[] };
  expect(reviews.filter((name) => !String(body).includes(`# TYPE ${name} `))).toEqual([]);
});
