import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditLog } from './audit-log.ts';
import { AuditQuery, NotedActionDto } from './audit.dto.ts';

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
