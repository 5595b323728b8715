import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { inLongTransaction } from '../database/long-transaction.ts';
import type { AnyEventSource } from './event-source.ts';
import { IN_BULK } from './outbox-schema.ts';
import { EVENT_SOURCE } from './outbox-settings.ts';

/** An event that a consumer refused for good. It waits for an operator. */
export interface PutAsideEvent {
  consumer: string;
  type: string;
  subjectId: string;
  version: number;
  reason: string;
  attempts: number;
  putAsideAt: Date;
}

const MOST_SHOWN = 200;

@Injectable()
export class OutboxOperations {
  constructor(
    private readonly db: DataSource,
    @Inject(EVENT_SOURCE) private readonly source: AnyEventSource,
  ) {}

  /** Announces every subject anew. Answers how many rows of each table. */
  republish(): Promise<Record<string, number>> {
    return inLongTransaction(this.db, async (tx) => {
      await tx.query(IN_BULK);
      const announced: Record<string, number> = {};
      for (const [type, entity] of Object.entries(this.source.republish)) {
        const { tableName } = this.db.getMetadata(entity);
        announced[tableName] = await this.announce(tx, type, tableName);
      }
      return announced;
    });
  }

  /** Lists the events that were put aside, the latest first. */
  listPutAside(): Promise<PutAsideEvent[]> {
    return this.db.query(
      `select consumer, type, subject_id as "subjectId", version, reason, attempts, put_aside_at as "putAsideAt"
       from outbox_put_aside order by put_aside_at desc limit ${MOST_SHOWN}`,
    );
  }

  /** Announces the subjects of all events that were put aside. Each is sent as it is by then. Answers how many. */
  async resendPutAside(): Promise<number> {
    const [row] = await this.db.query<{ count: number }[]>(
      `with taken as (delete from outbox_put_aside returning type, subject_id, version),
       announced as (
         insert into outbox_events (type, subject_id, version)
         select type, subject_id, max(version) from taken group by type, subject_id returning 1)
       select count(*)::int as count from announced`,
    );
    return row?.count ?? 0;
  }

  private async announce(tx: EntityManager, type: string, table: string): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      `with announced as (
         insert into outbox_events (type, subject_id, version) select $1, id, version from "${table}" returning 1)
       select count(*)::int as count from announced`,
      [type],
    );
    return row?.count ?? 0;
  }
}
