import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { BatchWriter, LOGGER } from '@lawdex/svc-kit';
import type { Logger } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';

interface View {
  business_id: string;
  created_at: string;
}

// A business may be gone by the time that its views are written.
const INSERT = `
  insert into business_views (business_id, created_at)
  select v.business_id, v.created_at
  from json_to_recordset($1::json) as v(business_id uuid, created_at timestamptz)
  join businesses b on b.id = v.business_id`;

/** Which businesses were looked at, as often as this service was asked for them: the shell's caches come before it. */
@Injectable()
export class BusinessViews implements BeforeApplicationShutdown {
  private readonly writer: BatchWriter<View>;

  constructor(db: DataSource, @Inject(LOGGER) logger: Logger) {
    this.writer = new BatchWriter(
      (views) => db.query(INSERT, [JSON.stringify(views)]),
      (err, lost) => logger.warn({ err, lost }, 'views were not counted'),
    );
  }

  add(businessId: string): void {
    this.writer.add({ business_id: businessId, created_at: new Date().toISOString() });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.writer.flush();
  }
}
