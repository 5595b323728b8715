import { described } from '@lawdex/svc-kit/dto';
import { Text, WholeNumber } from '@lawdex/svc-kit';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import type { DriftReport } from '../../rebuild/drift.service.ts';
import type { Rebuild } from '../../rebuild/rebuild.core.ts';
import type { LiveGeneration } from '../../rebuild/rebuilds.service.ts';

const PHASES = ['waiting', 'copying', 'verifying', 'done', 'failed', 'canceled', 'rolled back'] as const;

export class EngineBody {
  @Text({ max: 40 }, { description: '`postgres`, `meilisearch`; for drift `landing` too.' })
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

export class RebuildDto extends described<Rebuild>({
  id: { type: String, format: 'uuid' },
  engine: { type: String },
  generation: { type: String },
  phase: { type: String, enum: PHASES },
  copied: { type: 'integer', description: 'Changes of the log that were written.' },
  of: { type: 'integer' },
  by: { type: String },
  startedAt: { type: String, format: 'date-time' },
  seenAt: { type: String, format: 'date-time', description: 'When somebody last worked at it.' },
  endedAt: { type: String, format: 'date-time', nullable: true },
  endedBy: { type: String, nullable: true },
  problem: { type: String, nullable: true, description: 'Why it failed, or what it waits for.' },
  perSecond: { type: 'integer', nullable: true },
  secondsLeft: { type: 'integer', nullable: true },
}) {}

export class LiveGenerationDto extends described<LiveGeneration>({
  engine: { type: String },
  generation: { type: String },
  live: { type: Boolean },
  liveSince: { type: String, format: 'date-time' },
  documents: { type: 'integer' },
  rollBackUntil: { type: String, format: 'date-time', nullable: true },
}) {}

export class RebuildsDto extends described<{
  running: RebuildDto[];
  history: RebuildDto[];
  generations: LiveGenerationDto[];
}>({
  running: { type: [RebuildDto] },
  history: { type: [RebuildDto] },
  generations: { type: [LiveGenerationDto] },
}) {}

/** Nothing was begun, because of this one. */
export class AlreadyRunningDto extends described<{ code: 'already_running'; message: string; rebuild: RebuildDto }>({
  code: { type: String, enum: ['already_running'] },
  message: { type: String },
  rebuild: { type: RebuildDto },
}) {}

class DocumentsDto extends described<{ log: number; index: number }>({
  log: { type: 'integer' },
  index: { type: 'integer' },
}) {}

export class DriftReportDto extends described<DriftReport>({
  engine: { type: String },
  checkedAt: { type: String, format: 'date-time' },
  documents: { type: DocumentsDto },
  buckets: { type: [String], description: 'First two digits of ids whose number or checksum differs.' },
  differing: { type: 'integer' },
  ids: { type: [String], description: 'Some of the documents that differ.' },
  popular: { required: false, type: 'integer', description: 'Popular searches that are not in their place.' },
  repaired: { type: 'integer' },
  repairedBy: { type: String, nullable: true },
  seconds: { type: Number },
}) {}
