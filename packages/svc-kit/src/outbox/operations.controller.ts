import { Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource, type EntityManager } from 'typeorm';
import { inLongTransaction } from '../database/long-transaction.ts';
import { EVENT_SOURCE, type AnyEventSource } from './event-source.ts';
import { IN_BULK } from './outbox-schema.ts';

/** An event that a consumer refused for good. It waits for an operator. */
interface PutAsideEvent {
  consumer: string;
  type: string;
  subjectId: string;
  version: number;
  reason: string;
  attempts: number;
  putAsideAt: Date;
}

const MOST_SHOWN = 200;

/** Answers operators and other services that ask for something of an outbox. */
@ApiExcludeController()
@Controller('internal')
export class OutboxOperationsController {
  constructor(
    private readonly db: DataSource,
    @Inject(EVENT_SOURCE) private readonly source: AnyEventSource,
  ) {}

  /** For a consumer that starts anew, such as a rebuilt search index: announces everything again. Answers rows by table. */
  @Post('republish')
  @HttpCode(202)
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

  /** Lists the events that consumers refused for good, with their reasons, the latest first. */
  @Get('put-aside')
  listPutAside(): Promise<PutAsideEvent[]> {
    return this.db.query(
      `select consumer, type, subject_id as "subjectId", version, reason, attempts, put_aside_at as "putAsideAt"
       from outbox_put_aside order by put_aside_at desc limit ${MOST_SHOWN}`,
    );
  }

  /** Announces the subjects of all of them again, as they are by then: for when the reason is gone. */
  @Post('put-aside/resend')
  @HttpCode(202)
  async resendPutAside(): Promise<{ events: number }> {
    const [row] = await this.db.query<{ count: number }[]>(
      `with taken as (delete from outbox_put_aside returning type, subject_id, version),
       announced as (
         insert into outbox_events (type, subject_id, version)
         select type, subject_id, max(version) from taken group by type, subject_id returning 1)
       select count(*)::int as count from announced`,
    );
    return { events: row?.count ?? 0 };
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
