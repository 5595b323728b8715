import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { inLongTransaction } from '../database/long-transaction.ts';
import type { AnyEventSource } from './event-source.ts';
import { IN_BULK } from './in-bulk.ts';
import { EVENT_SOURCE } from './outbox-settings.ts';

/** How many rows of each table were announced. */
export type Republished = Record<string, number>;

@Injectable()
export class RepublishService {
  constructor(
    private readonly db: DataSource,
    @Inject(EVENT_SOURCE) private readonly source: AnyEventSource,
  ) {}

  everything(): Promise<Republished> {
    return inLongTransaction(this.db, async (tx) => {
      await tx.query(IN_BULK);
      const announced: Republished = {};
      for (const [type, entity] of Object.entries(this.source.republish)) {
        const { tableName } = this.db.getMetadata(entity);
        announced[tableName] = await this.announce(tx, type, tableName);
      }
      return announced;
    });
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
