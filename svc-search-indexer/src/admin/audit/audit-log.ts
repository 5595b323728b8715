import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CLOCK, inBackground, LOGGER, type Clock, type Logger } from '@lawdex/svc-kit';
import { LessThan, Repository } from 'typeorm';
import { NotedAction } from './noted-action.entity.ts';

/** Who did what, when and from where. Rows are only ever added. */
@Injectable()
export class AuditLog {
  constructor(
    @InjectRepository(NotedAction) private readonly actions: Repository<NotedAction>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async note(action: Omit<NotedAction, 'id' | 'at'>): Promise<void> {
    // The action itself has succeeded, so that its failed note is only logged.
    await inBackground(() => this.actions.insert({ ...action, at: this.clock() })).catch((err: unknown) =>
      this.logger.error({ err, ...action }, 'an action of an admin could not be noted'),
    );
  }

  /** The newest first. */
  list(most: number, before?: string): Promise<NotedAction[]> {
    const where = before === undefined ? {} : { id: LessThan(before) };
    return this.actions.find({ where, order: { id: 'desc' }, take: most });
  }
}
