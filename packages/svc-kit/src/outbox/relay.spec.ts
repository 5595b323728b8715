import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../database/data-source-options.ts';
import { createLogger } from '../logging/logger.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createOutbox } from './outbox-schema.ts';
import type { OutboxRow } from './outbox-store.ts';
import { OutboxRelay } from './relay.ts';

let database: TestDatabase;
let relay: OutboxRelay<OutboxRow>;
const received: Record<string, OutboxRow[]> = {};
const failing = new Set<string>();

beforeAll(async () => {
  database = await createTestDatabase();
  const db = await new DataSource(dataSourceOptions({ url: database.ownerUrl, service: 'test' })).initialize();
  const runner = db.createQueryRunner();
  await createOutbox(runner);
  await runner.release();
  await db.destroy();
});
afterAll(() => database.drop());
beforeEach(() => {
  for (const name of ['a', 'b']) received[name] = [];
  failing.clear();
});
afterEach(async () => {
  await relay.stop();
  await database.pool.query('delete from outbox_events');
});

const transport = (name: string) => ({
  name,
  post: async (events: readonly OutboxRow[]) => {
    if (failing.has(name)) throw new Error(`${name} is down`);
    received[name]?.push(...events);
  },
});
function start(names: string[], pollMs = 60_000): void {
  relay = new OutboxRelay<OutboxRow>({
    databaseUrl: database.ownerUrl,
    transports: names.map(transport),
    hydrate: async (rows) => [...rows],
    logger: createLogger('test', 'silent'),
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
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Waited in vain: ${what}`);
}
const isEmpty = async () => (await relay.store.backlog()).waiting === 0;

describe('OutboxRelay', () => {
  it('delivers more events of one subject than a batch holds, in their order', async () => {
    const subject = randomUUID();
    for (let version = 1; version <= 8; version++) await announce(subject, version);
    start(['a']);
    await until('all events', () => received['a']?.length === 8);
    expect(received['a']?.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await until('an empty outbox', isEmpty);
  });

  it('hears of an event at once, long before it would look by itself', async () => {
    start(['a'], 60_000);
    await until('the listener', async () => {
      const { rows } = await database.pool.query(
        `select from pg_stat_activity where application_name = 'outbox-listener' and query like 'listen%'`,
      );
      return rows.length === 1;
    });
    await announce(randomUUID(), 1);
    await until('the event', () => received['a']?.length === 1);
  });

  it('forgets an event only when every consumer has it, and lets one that fails hold up nobody else', async () => {
    failing.add('b');
    await announce(randomUUID(), 1);
    start(['a', 'b']);
    await until('the first consumer', () => received['a']?.length === 1);
    expect(await isEmpty()).toBe(false);
    failing.delete('b');
    await until('the second consumer', () => received['b']?.length === 1);
    await until('an empty outbox', isEmpty);
    expect(received['a']).toHaveLength(1);
  });

  it('stops while a consumer is down, and leaves the events for the next relay', async () => {
    failing.add('a');
    await announce(randomUUID(), 1);
    start(['a']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await relay.stop();
    failing.clear();
    start(['a']);
    await until('the event', () => received['a']?.length === 1);
  });
});
