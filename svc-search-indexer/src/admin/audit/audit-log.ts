import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, inLongTransaction, LOGGER } from '@lawdex/svc-kit';
import type { Clock, Logger } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { noteAction, readActions } from './audit.sql.ts';

export interface AdminAction {
  by: string;
  address: string;
  /** In words: `remove popular search`. */
  action: string;
  detail: Record<string, unknown>;
  /** `done`, or the code of the error. */
  outcome: string;
}

export interface NotedAction extends AdminAction {
  id: string;
  at: Date;
}

/** Who did what, when and from where. Rows are only ever added. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async note({ by, address, action, detail, outcome }: AdminAction): Promise<void> {
    const values = [this.clock(), by, address, action, JSON.stringify(detail), outcome];
    // The action itself has succeeded, so that its failed note is only logged.
    await inLongTransaction(this.db, (tx) => tx.query(noteAction, values)).catch((err: unknown) =>
      this.logger.error({ err, by, address, action, outcome }, 'an action of an admin could not be noted'),
    );
  }

  /** The newest first. */
  list(most: number, before?: string): Promise<NotedAction[]> {
    return inLongTransaction(this.db, (tx) => tx.query<NotedAction[]>(readActions, [most, before]));
  }
}
