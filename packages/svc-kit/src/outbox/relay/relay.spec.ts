import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../database/data-source-options.ts';
import { createLogger } from '../../logging/logger.ts';
import { eventually, useTestDatabase } from '../../testing/index.ts';
import { createOutbox, IN_BULK, PARTITIONS } from '../outbox-schema.ts';
import type { OutboxRow } from '../outbox-store.ts';
import { OutboxRelay } from './relay.ts';
import { ConsumerRefused } from './transport.ts';

const database = useTestDatabase();
let relay: OutboxRelay<OutboxRow>;
const received: Record<string, OutboxRow[]> = {};
const failing = new Set<string>();
/** The subjects of each batch that arrived, in their order. */
const batches: string[][] = [];
/** The status that a consumer answers to a batch with this subject. */
const refused = new Map<string, number>();

beforeAll(async () => {
  const db = await new DataSource(dataSourceOptions({ url: database.ownerUrl, service: 'test' })).initialize();
  const runner = db.createQueryRunner();
  await createOutbox(runner);
  await runner.release();
  await db.destroy();
});
beforeEach(() => {
  for (const name of ['a', 'b']) received[name] = [];
  batches.length = 0;
  failing.clear();
  refused.clear();
  meanwhile = () => Promise.resolve();
});
afterEach(async () => {
  await relay.stop();
  await database.pool.query('delete from outbox_events; delete from outbox_put_aside');
});

/** Runs while a consumer stores a batch. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();
const transport = (name: string) => ({
  name,
  post: async (events: readonly OutboxRow[]) => {
    await meanwhile();
    if (failing.has(name)) throw new Error(`${name} is down`);
    for (const { subjectId } of events) {
      const status = refused.get(subjectId);
      if (status !== undefined) throw new ConsumerRefused(status, `${name} answered ${status}: ${subjectId}`);
    }
    received[name]?.push(...events);
    batches.push(events.map(({ subjectId }) => subjectId));
  },
});
const putAside = async () =>
  (await database.pool.query('select subject_id as subject, reason, attempts from outbox_put_aside')).rows;
const subjectsOf = (name: string) => new Set(received[name]?.map(({ subjectId }) => subjectId));

function start(names: string[], pollMs = 60_000, isShedding = () => false): void {
  relay = new OutboxRelay<OutboxRow>({
    databaseUrl: database.ownerUrl,
    transports: names.map(transport),
    hydrate: async (rows) => [...rows],
    logger: createLogger('test', 'silent'),
    isShedding,
    batchSize: 3,
    pollMs,
  });
  relay.start();
}
const announce = (subject: string, version: number) =>
  database.pool.query(`insert into outbox_events (type, subject_id, version) values ('x.changed', $1, $2)`, [
    subject,
    version,
  ]);
const isEmpty = async () => (await relay.store.backlog()).waiting === 0;

describe('OutboxRelay', () => {
  it('delivers more events of one subject than a batch holds, in their order', async () => {
    const subject = randomUUID();
    const versions = Array.from({ length: 40 }, (_, index) => index + 1);
    for (const version of versions) await announce(subject, version);
    start(['a']);
    await eventually('all events', () => received['a']?.length === 40);
    expect(received['a']?.map(({ version }) => version)).toEqual(versions);
    await eventually('an empty outbox', isEmpty);
  });

  it('of a second process works beside the first: each event once, those of a subject in their order', async () => {
    const subjects = Array.from({ length: 12 }, () => randomUUID());
    for (const version of [1, 2, 3, 4, 5]) for (const subject of subjects) await announce(subject, version);
    start(['a'], 100);
    const second = relay;
    start(['a'], 100);
    try {
      await eventually('an empty outbox', isEmpty);
    } finally {
      await second.stop();
    }
    expect(received['a']).toHaveLength(60);
    for (const subject of subjects) {
      const versions = received['a']?.flatMap((event) => (event.subjectId === subject ? [event.version] : []));
      expect(versions).toEqual([1, 2, 3, 4, 5]);
    }
  });

  it('hears of an event at once, long before it would look by itself', async () => {
    start(['a'], 60_000);
    await eventually('the listener', async () => {
      const { rows } = await database.pool.query(
        `select from pg_stat_activity where application_name = 'outbox-listener' and query like 'listen%'`,
      );
      return rows.length === 1;
    });
    await announce(randomUUID(), 1);
    await eventually('the event', () => received['a']?.length === 1);
  });

  it('forgets an event only when every consumer has it, and lets one that fails hold up nobody else', async () => {
    failing.add('b');
    await announce(randomUUID(), 1);
    start(['a', 'b']);
    await eventually('the first consumer', () => received['a']?.length === 1);
    expect(await isEmpty()).toBe(false);
    failing.delete('b');
    await eventually('the second consumer', () => received['b']?.length === 1);
    await eventually('an empty outbox', isEmpty);
    expect(received['a']).toHaveLength(1);
  });

  it('tells slowly while visitors are refused, and catches up when they no longer are', async () => {
    const subjects = Array.from({ length: 12 }, () => randomUUID());
    for (const subject of subjects) await announce(subject, 1);
    meanwhile = () => new Promise((resolve) => setTimeout(resolve, 100));
    let isShedding = true;
    start(['a'], 60_000, () => isShedding);
    await eventually('the first batch', () => batches.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(batches).toHaveLength(1);
    isShedding = false;
    await eventually('all events', () => received['a']?.length === 12);
    await eventually('an empty outbox', isEmpty);
  });

  it('delivers what is written while an import is under way before the rest of the import', async () => {
    // Nine rows of one partition. A batch holds three.
    await database.pool.query(
      `begin; ${IN_BULK};
       insert into outbox_events (type, subject_id, version)
       select 'x.changed', id, 1 from (select gen_random_uuid() as id from generate_series(1, 1000)) u
       where hashtextextended(id::text, 0) & ${PARTITIONS - 1} = 0 limit 9;
       commit`,
    );
    const visitors = randomUUID();
    meanwhile = async () => {
      meanwhile = () => Promise.resolve();
      await announce(visitors, 1);
    };
    start(['a']);
    await eventually('all events', () => received['a']?.length === 10);
    expect(received['a']?.map(({ subjectId }) => subjectId).indexOf(visitors)).toBe(3);
    expect(batches.map(({ length }) => length)).toEqual([3, 1, 3, 3]);
  });
});

describe('an event that a consumer refuses for good', () => {
  const crowd = () => Array.from({ length: 40 }, () => randomUUID());

  it('is found and put aside with the reason, while everything else arrives, also what is behind it', async () => {
    const subjects = crowd();
    const [, bad] = subjects;
    refused.set(bad!, 422);
    for (const subject of subjects) await announce(subject, 1);
    start(['a']);
    await eventually('all others', () => subjectsOf('a').size === 39);
    await eventually('an empty outbox', isEmpty);
    expect(await putAside()).toEqual([{ subject: bad, reason: `a answered 422: ${bad}`, attempts: 1 }]);
    expect(await relay.store.countPutAside()).toBe(1);
  });

  it('does not hold up later ones of its subject, which make it say nothing', async () => {
    const bad = randomUUID();
    refused.set(bad, 400);
    await announce(bad, 1);
    start(['a'], 50);
    await eventually('it to be put aside', async () => (await putAside()).length === 1);
    refused.clear();
    await announce(bad, 2);
    await eventually('the later one', () => received['a']?.some(({ version }) => version === 2) === true);
    await eventually('an empty outbox', isEmpty);
    expect(await putAside()).toEqual([]);
  });

  it.each([401, 404, 429, 503])('is none while the consumer answers %i, which is about itself', async (status) => {
    const subject = randomUUID();
    refused.set(subject, status);
    await announce(subject, 1);
    start(['a'], 50);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await putAside()).toEqual([]);
    refused.clear();
    await eventually('the event', () => received['a']?.length === 1);
  });
});
