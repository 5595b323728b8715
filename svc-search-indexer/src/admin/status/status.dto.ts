import { described } from '@lawdex/svc-kit/dto';
import type { EngineStatus } from './engine-status.ts';

export class EngineStatusDto extends described<EngineStatus>({
  engine: { type: String },
  answers: { type: Boolean, description: 'Whether searches ask it first.' },
  generation: { type: String, nullable: true },
  complete: { type: Boolean },
  documents: { type: 'integer', nullable: true, description: 'Null when the engine does not tell at the moment.' },
  behind: { type: 'integer', description: 'Changes that it has yet to read.' },
  failures: { type: 'integer', description: 'How often in a row it could not be fed.' },
  rollBackUntil: { type: String, format: 'date-time', nullable: true },
  drift: { type: 'object', additionalProperties: true, nullable: true },
}) {}
