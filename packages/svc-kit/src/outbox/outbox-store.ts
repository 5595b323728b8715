import type { Pool, PoolClient } from 'pg';
import { PARTITIONS } from './outbox-schema.ts';
import type { RefusedEvent } from './relay/delivery.ts';

/** A row of the outbox. It says that `subjectId` changed. */
export interface OutboxRow {
  /** Decimal digits. It grows. */
  id: string;
  type: string;
  subjectId: string;
  version: number;
  occurredAt: Date;
  bulk: boolean;
}

/** Changes of visitors are delivered before those that were written in bulk. */
export type Lane = 'small' | 'bulk';

/** Rows of one queue are delivered in their order. */
export interface Queue {
  partition: number;
  lane: Lane;
}

/** What an event must say of itself to be put aside. */
export type Announcement = Pick<OutboxRow, 'type' | 'subjectId' | 'version'>;
type PutAside = RefusedEvent<Announcement>;

/** Looks so many batches ahead for rows of the same subjects, so that a consumer is told once of a business that many reviewed. */
const LOOKS_AHEAD = 10;
// First key of the advisory locks. The second one names consumer and partition.
const LOCK_SPACE = 0x4f42;

/** The SQL of the relay. */
export class OutboxStore {
  constructor(private readonly pool: Pool) {}

  /** Lists the partitions that hold something for this consumer in a lane. */
  async pendingPartitions(consumer: string, lane: Lane): Promise<number[]> {
    // It has a name, since it is asked each second and takes twenty times as long to plan as to answer.
    const { rows } = await this.pool.query<{ partition: number }>({
      name: 'pending-partitions',
      text: `select p::int as partition from generate_series(0, $1::int) p where exists
         (select from outbox_events e where e.partition = p and e.bulk = $3 and not e.delivered_to @> array[$2])`,
      values: [PARTITIONS - 1, consumer, lane === 'bulk'],
    });
    return rows.map((row) => row.partition);
  }

  /**
   * Sends the oldest rows of a queue, with later rows of the same subjects, and marks them delivered. Those that `send`
   * answers are put aside. One transaction holds lock and rows, so that the next relay continues after a crash.
   */
  async deliver(
    consumers: readonly string[],
    consumer: string,
    { partition, lane }: Queue,
    limit: number,
    send: (rows: OutboxRow[]) => Promise<readonly PutAside[]>,
  ): Promise<number> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    // Without a listener, a connection that is lost while a batch is on its way would end the process.
    const onError = (error: Error) => (broken = error);
    client.on('error', onError);
    try {
      await client.query('begin');
      const lock = await client.query<{ held: boolean }>(
        'select pg_try_advisory_xact_lock($1, hashtext($2) # $3) as held',
        [LOCK_SPACE, consumer, partition],
      );
      const rows = lock.rows[0]?.held ? await this.oldest(client, consumer, { partition, lane }, limit) : [];
      if (rows.length > 0) {
        await this.putAside(client, consumer, rows, await send(rows));
        await this.acknowledge(client, consumers, consumer, rows);
      }
      await client.query('commit');
      return rows.length;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken ??= failure));
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  async countPutAside(): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>('select count(*)::int as count from outbox_put_aside');
    return rows[0]?.count ?? 0;
  }

  /** Counts the events that wait, and the seconds for which the oldest has waited. */
  async backlog(): Promise<{ waiting: number; oldestSeconds: number }> {
    const { rows } = await this.pool.query<{ waiting: number; oldest: number }>(
      `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(occurred_at)), 0)::float as oldest
       from outbox_events`,
    );
    return { waiting: rows[0]?.waiting ?? 0, oldestSeconds: rows[0]?.oldest ?? 0 };
  }

  private async oldest(
    client: PoolClient,
    consumer: string,
    { partition, lane }: Queue,
    limit: number,
  ): Promise<OutboxRow[]> {
    const { rows } = await client.query<OutboxRow>(
      `with next as (
         select * from outbox_events where partition = $1 and bulk = $4 and not delivered_to @> array[$2] order by id limit $5
       ), oldest as (select subject_id from next order by id limit $3)
       select id::text, type, subject_id as "subjectId", version, occurred_at as "occurredAt", bulk
       from next where subject_id in (select subject_id from oldest) order by next.id`,
      [partition, consumer, limit, lane === 'bulk', limit * LOOKS_AHEAD],
    );
    return rows;
  }

  /** Removes earlier events of the same subjects from those that were put aside, because later ones replace them. */
  private async putAside(
    client: PoolClient,
    consumer: string,
    rows: readonly OutboxRow[],
    refused: readonly PutAside[],
  ): Promise<void> {
    const subjects = rows.map(({ subjectId }) => subjectId);
    await client.query('delete from outbox_put_aside where consumer = $1 and subject_id = any($2::uuid[])', [
      consumer,
      subjects,
    ]);
    for (const { event, reason, attempts } of refused) {
      await client.query(
        `insert into outbox_put_aside (consumer, type, subject_id, version, reason, attempts)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (consumer, subject_id, type) do update set
           version = excluded.version, reason = excluded.reason, attempts = excluded.attempts, put_aside_at = now()`,
        [consumer, event.type, event.subjectId, event.version, reason, attempts],
      );
    }
  }

  private async acknowledge(
    client: PoolClient,
    consumers: readonly string[],
    consumer: string,
    rows: readonly OutboxRow[],
  ): Promise<void> {
    const ids = rows.map((row) => row.id);
    if (consumers.length === 1) {
      await client.query('delete from outbox_events where id = any($1::bigint[])', [ids]);
      return;
    }
    // Two consumers may acknowledge a row at the same time. The row lock lets the later one see both names.
    await client.query(
      'update outbox_events set delivered_to = array_append(delivered_to, $2) where id = any($1::bigint[])',
      [ids, consumer],
    );
    await client.query('delete from outbox_events where id = any($1::bigint[]) and delivered_to @> $2::text[]', [
      ids,
      [...consumers],
    ]);
  }
}
