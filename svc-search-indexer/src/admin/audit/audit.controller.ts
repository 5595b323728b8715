import { RowNumber, WholeNumber } from '@lawdex/svc-kit';
import { described } from '@lawdex/svc-kit/dto';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditLog } from './audit-log.ts';
import type { NotedAction } from './noted-action.entity.ts';

class AuditQuery {
  @WholeNumber({ min: 1, max: 1_000, default: 100 })
  limit?: number = 100;

  /** Only what came before this one. */
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

  /** Who did what, the newest first. */
  @ApiOkResponse({ type: [NotedActionDto] })
  @Get()
  listAdminActions(@Query() { limit = 100, before }: AuditQuery): Promise<NotedActionDto[]> {
    return this.audit.list(limit, before);
  }
}
