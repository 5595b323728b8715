import { described } from '@lawdex/svc-kit/dto';
import type { Moves } from './differences.core.ts';
import type { Difference, Trial, TrialResult } from './trials.ts';

class MovesDto extends described<Moves>({
  firstMoved: { type: 'integer', nullable: true, description: 'The first place, from 1, where it differs.' },
  lost: { type: [String] },
  gained: { type: [String] },
}) {}

class DifferenceDto extends described<Difference>({
  query: { type: String },
  location: { type: String },
  from: { enum: ['judged', 'logged'] },
  times: { type: 'integer' },
  before: { type: String, description: 'How it is read now.' },
  after: { type: String, description: 'How it would be read.' },
  moves: { type: MovesDto },
}) {}

class TrialResultDto extends described<TrialResult>({
  readDifferently: { type: 'integer' },
  findDifferently: { type: 'integer' },
  unanswered: { type: 'integer', description: 'Searches that had no answer in time.' },
  differences: { type: [DifferenceDto] },
}) {}

export class TrialDto extends described<Trial>({
  revision: { type: String, description: 'Of the draft.' },
  by: { type: String },
  startedAt: { type: String, format: 'date-time' },
  seenAt: { type: String, format: 'date-time' },
  phase: { enum: ['running', 'done', 'failed'] },
  done: { type: 'integer' },
  of: { type: 'integer' },
  result: { type: TrialResultDto },
}) {}
