import type { QueryRunner } from 'typeorm';

/** Subjects are spread over so many partitions. The events of one subject stay in one of them, in order. */
export const PARTITIONS = 16;
export const OUTBOX_CHANNEL = 'outbox';

/** Makes the events of a transaction wait until those of visitors have gone: for imports, and whatever else changes very much at once. */
export const IN_BULK = `select set_config('outbox.bulk', 'on', true)`;

/** True in transactions that began with `IN_BULK`. */
const IS_BULK = `current_setting('outbox.bulk', true) is not distinct from 'on'`;

/**
 * Creates the outbox of a service, in a migration. Rows name what changed, and the relay reads its state when it sends
 * (docs/adr/0011). It writes `delivered_to` only when there are several consumers.
 */
export async function createOutbox(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table outbox_events (
      id           bigint generated always as identity primary key,
      type         text not null,
      subject_id   uuid not null,
      version      integer not null,
      occurred_at  timestamptz not null default now(),
      delivered_to text[] not null default '{}',
      partition    smallint not null
        generated always as ((hashtextextended(subject_id::text, 0) & ${PARTITIONS - 1})::smallint) stored,
      -- Events of imports, which wait for those of visitors.
      bulk         boolean not null default (${IS_BULK})
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000)`);
  await runner.query('create index outbox_events_by_partition on outbox_events (partition, id)');
  await runner.query('create index outbox_events_by_lane on outbox_events (partition, bulk, id)');
  await runner.query(`
    create function outbox_notify() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${OUTBOX_CHANNEL}', '');
      return null;
    end $$`);
  await runner.query(`
    create trigger outbox_events_notify after insert on outbox_events
    for each statement execute function outbox_notify()`);
  // Events that a consumer refuses for good wait there, out of the way of the others.
  await runner.query(`
    create table outbox_put_aside (
      consumer     text not null,
      type         text not null,
      subject_id   uuid not null,
      version      integer not null,
      reason       text not null,
      attempts     integer not null,
      put_aside_at timestamptz not null default now(),
      primary key (consumer, subject_id, type)
    )`);
}
