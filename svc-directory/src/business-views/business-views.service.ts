import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { BatchWriter, CLOCK, inLongTransaction, LOGGER, type Clock, type Logger } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { INSERT_BUSINESS_VIEWS } from './business-views.sql.ts';

/** A view of a business and its time. It never tells who looked. */
interface View {
  businessId: string;
  viewedAt: string;
}

/** Counts how often this service is asked for a business. Visitors look more often, because the shell's caches answer many of them. */
@Injectable()
export class BusinessViewsService implements BeforeApplicationShutdown {
  private readonly writer: BatchWriter<View>;

  constructor(
    db: DataSource,
    @Inject(LOGGER) logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.writer = new BatchWriter(
      (views) => inLongTransaction(db, (tx) => tx.query(INSERT_BUSINESS_VIEWS, [JSON.stringify(views)])),
      (err, lost) => logger.warn({ err, lost }, 'views were not counted'),
    );
  }

  add(businessId: string): void {
    this.writer.add({ businessId, viewedAt: this.clock().toISOString() });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.writer.flush();
  }
}
