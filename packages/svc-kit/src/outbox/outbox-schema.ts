import type { QueryRunner } from 'typeorm';

/** Subjects are spread over this many partitions; the events of one subject stay in one, and in order. */
export const PARTITIONS = 16;
export const OUTBOX_CHANNEL = 'outbox';

/** For outboxes that were created before there was such a table; `createOutbox` creates it as well. */
export async function createPutAside(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table if not exists outbox_put_aside (
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

/** Of transactions that begin with `IN_BULK`. */
const IS_BULK = `current_setting('outbox.bulk', true) is not distinct from 'on'`;

/**
 * Events of an import wait until no visitor's does. For outboxes that were created before there were two lanes; `createOutbox` creates
 * them as well.
 */
export async function createOutboxLanes(runner: QueryRunner): Promise<void> {
  await runner.query('alter table outbox_events add column if not exists bulk boolean not null default false');
  await runner.query(`alter table outbox_events alter column bulk set default (${IS_BULK})`);
  await runner.query('create index if not exists outbox_events_by_lane on outbox_events (partition, bulk, id)');
}

/**
 * The outbox of a service, for its migrations. Rows say what changed; the relay reads what it is now when it sends
 * (see docs/adr/0011-outbox-names-subjects.md). `delivered_to` is only written when there are several consumers.
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
        generated always as ((hashtextextended(subject_id::text, 0) & ${PARTITIONS - 1})::smallint) stored
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000)`);
  await runner.query('create index outbox_events_by_partition on outbox_events (partition, id)');
  await runner.query(`
    create function outbox_notify() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${OUTBOX_CHANNEL}', '');
      return null;
    end $$`);
  await runner.query(`
    create trigger outbox_events_notify after insert on outbox_events
    for each statement execute function outbox_notify()`);
  await createPutAside(runner);
  await createOutboxLanes(runner);
}
