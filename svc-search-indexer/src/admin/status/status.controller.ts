import { described } from '@lawdex/svc-kit/dto';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EngineStatuses, type EngineStatus } from './engine-status.ts';

class EngineStatusDto extends described<EngineStatus>({
  engine: { type: String },
  answers: { type: Boolean, description: 'Whether searches ask it first.' },
  generation: { type: String, nullable: true },
  complete: { type: Boolean },
  documents: { type: 'integer', nullable: true, description: 'Null when the engine does not tell at the moment.' },
  popular: { type: 'integer', nullable: true, description: 'Popular searches in an index of their own.' },
  behind: { type: 'integer', description: 'Changes that it has yet to read.' },
  failures: { type: 'integer', description: 'How often in a row it could not be fed.' },
  rollBackUntil: { type: String, format: 'date-time', nullable: true },
  drift: { type: 'object', additionalProperties: true, nullable: true },
}) {}

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
