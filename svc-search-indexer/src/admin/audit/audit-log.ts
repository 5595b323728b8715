import { Inject, Injectable, Controller, Get, Query } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CLOCK, inBackground, LOGGER, RowNumber, WholeNumber, type Clock, type Logger } from '@lawdex/svc-kit';
import { LessThan, Repository, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { described } from '@lawdex/svc-kit/dto';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';

@Entity('admin_audit')
export class NotedAction {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id: string;
  @Column('timestamptz') at: Date;
  @Column('text') by: string;
  @Column('text') address: string;
  @Column('text') action: string;
  @Column('jsonb') detail: object;
  @Column('text') outcome: string;
}

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

  list(most: number, before?: string): Promise<NotedAction[]> {
    const where = before === undefined ? {} : { id: LessThan(before) };
    return this.actions.find({ where, order: { id: 'desc' }, take: most });
  }
}

/** What is asked of a list of what admins did, the latest first. */
export class HistoryQuery {
  @WholeNumber({ min: 1, max: 1_000, default: 100 })
  limit?: number = 100;

  @RowNumber({ isOptional: true })
  before?: string;
}

class NotedActionDto extends described<NotedAction>({
  id: { type: String },
  at: { type: String, format: 'date-time' },
  by: { type: String, description: 'The name that was given at login, or in `X-Operator`.' },
  address: { type: String },
  action: { type: String },
  detail: { type: 'object', additionalProperties: true },
  outcome: { type: String, description: '`done`, or the code of the error.' },
}) {}

@ApiTags('admin')
@Controller('admin/api/audit')
export class AuditController {
  constructor(private readonly audit: AuditLog) {}

  @ApiOkResponse({ type: [NotedActionDto] })
  @Get()
  listAdminActions(@Query() { limit = 100, before }: HistoryQuery): Promise<NotedActionDto[]> {
    return this.audit.list(limit, before);
  }
}
