import { ApiProperty } from '@nestjs/swagger';
import type { Moves } from './differences.core.ts';
import type { Difference, Trial, TrialResult } from './trials.ts';

class MovesDto implements Moves {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The first place, from 1, where it differs.' })
  firstMoved: number | null;

  @ApiProperty({ type: [String] })
  lost: string[];

  @ApiProperty({ type: [String] })
  gained: string[];
}

class DifferenceDto implements Difference {
  @ApiProperty({ type: String })
  query: string;

  @ApiProperty({ type: String })
  location: string;

  @ApiProperty({ enum: ['judged', 'logged'] })
  from: 'judged' | 'logged';

  @ApiProperty({ type: 'integer' })
  times: number;

  @ApiProperty({ type: String, description: 'How it is read now.' })
  before: string;

  @ApiProperty({ type: String, description: 'How it would be read.' })
  after: string;

  @ApiProperty({ type: MovesDto })
  moves: MovesDto;
}

class TrialResultDto implements TrialResult {
  @ApiProperty({ type: 'integer' })
  readDifferently: number;

  @ApiProperty({ type: 'integer' })
  findDifferently: number;

  @ApiProperty({ type: 'integer', description: 'Searches that had no answer in time.' })
  unanswered: number;

  @ApiProperty({ type: [DifferenceDto] })
  differences: DifferenceDto[];
}

export class TrialDto implements Trial {
  @ApiProperty({ type: String, description: 'Of the draft.' })
  revision: string;

  @ApiProperty({ type: String })
  by: string;

  @ApiProperty({ type: String, format: 'date-time' })
  startedAt: Date;

  @ApiProperty({ type: String, format: 'date-time' })
  seenAt: Date;

  @ApiProperty({ enum: ['running', 'done', 'failed'] })
  phase: Trial['phase'];

  @ApiProperty({ type: 'integer' })
  done: number;

  @ApiProperty({ type: 'integer' })
  of: number;

  @ApiProperty({ type: TrialResultDto })
  result: TrialResultDto;
}
