import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EngineStatuses } from './engine-status.ts';
import { EngineStatusDto } from './status.dto.ts';

@ApiTags('admin')
@Controller('admin/api/status')
export class StatusController {
  constructor(private readonly statuses: EngineStatuses) {}

  /** How each search index is: which answers, how much it holds, how far it is behind, what differs. */
  @ApiOkResponse({ type: [EngineStatusDto] })
  @Get()
  getSearchStatus(): Promise<EngineStatusDto[]> {
    return this.statuses.read();
  }
}
