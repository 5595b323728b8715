import { WholeNumber } from '@lawdex/svc-kit';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, MaxLength, IsString } from 'class-validator';
import type { DriftReport } from '../../rebuild/drift.service.ts';
import type { Rebuild, RebuildPhase } from '../../rebuild/rebuild.core.ts';
import type { LiveGeneration } from '../../rebuild/rebuilds.service.ts';

const PHASES = ['waiting', 'copying', 'verifying', 'done', 'failed', 'canceled', 'rolled back'] as const;

export class EngineBody {
  @ApiProperty({ type: String, description: '`postgres`, `meilisearch`; for drift `landing` too.' })
  @MaxLength(40)
  @IsString()
  engine: string;
}

export class RebuildBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id: string;
}

export class RebuildsQuery {
  @WholeNumber({ min: 1, max: 500, default: 20 })
  limit?: number = 20;
}

export class RebuildDto implements Rebuild {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  engine: string;

  @ApiProperty({ type: String })
  generation: string;

  @ApiProperty({ type: String, enum: PHASES })
  phase: RebuildPhase;

  @ApiProperty({ type: 'integer', description: 'Changes of the log that were written.' })
  copied: number;

  @ApiProperty({ type: 'integer' })
  of: number;

  @ApiProperty({ type: String })
  by: string;

  @ApiProperty({ type: String, format: 'date-time' })
  startedAt: Date;

  @ApiProperty({ type: String, format: 'date-time', description: 'When somebody last worked at it.' })
  seenAt: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt: Date | null;

  @ApiProperty({ type: String, nullable: true })
  endedBy: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, or what it waits for.' })
  problem: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  perSecond: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  secondsLeft: number | null;
}

export class LiveGenerationDto implements LiveGeneration {
  @ApiProperty({ type: String })
  engine: string;

  @ApiProperty({ type: String })
  generation: string;

  @ApiProperty({ type: Boolean })
  live: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  liveSince: Date;

  @ApiProperty({ type: 'integer' })
  documents: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  rollBackUntil: Date | null;
}

export class RebuildsDto {
  @ApiProperty({ type: [RebuildDto] })
  running: RebuildDto[];

  @ApiProperty({ type: [RebuildDto] })
  history: RebuildDto[];

  @ApiProperty({ type: [LiveGenerationDto] })
  generations: LiveGenerationDto[];
}

/** Nothing was begun, because of this one. */
export class AlreadyRunningDto {
  @ApiProperty({ type: String, enum: ['already_running'] })
  code: 'already_running';

  @ApiProperty({ type: String })
  message: string;

  @ApiProperty({ type: RebuildDto })
  rebuild: RebuildDto;
}

class DocumentsDto {
  @ApiProperty({ type: 'integer' })
  log: number;

  @ApiProperty({ type: 'integer' })
  index: number;
}

export class DriftReportDto implements DriftReport {
  @ApiProperty({ type: String })
  engine: string;

  @ApiProperty({ type: String, format: 'date-time' })
  checkedAt: string;

  @ApiProperty({ type: DocumentsDto })
  documents: DocumentsDto;

  @ApiProperty({ type: [String], description: 'First two digits of ids whose number or checksum differs.' })
  buckets: string[];

  @ApiProperty({ type: 'integer' })
  differing: number;

  @ApiProperty({ type: [String], description: 'Some of the documents that differ.' })
  ids: string[];

  @ApiProperty({ type: 'integer' })
  repaired: number;

  @ApiProperty({ type: String, nullable: true })
  repairedBy: string | null;

  @ApiProperty({ type: Number })
  seconds: number;
}
