import { ApiProperty } from '@nestjs/swagger';
import type { DriftReport } from '../../rebuild/drift.service.ts';
import type { EngineStatus } from './engine-status.ts';

export class EngineStatusDto implements EngineStatus {
  @ApiProperty({ type: String })
  engine: string;

  @ApiProperty({ type: Boolean, description: 'Whether searches ask it first.' })
  answers: boolean;

  @ApiProperty({ type: String, nullable: true })
  generation: string | null;

  @ApiProperty({ type: Boolean })
  complete: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null when the engine does not tell at the moment.' })
  documents: number | null;

  @ApiProperty({ type: 'integer', description: 'Changes that it has yet to read.' })
  behind: number;

  @ApiProperty({ type: 'integer', description: 'How often in a row it could not be fed.' })
  failures: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  rollBackUntil: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  drift: DriftReport | null;
}
