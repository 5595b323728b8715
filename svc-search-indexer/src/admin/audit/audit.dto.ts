import { described } from '@lawdex/svc-kit/dto';
import { RowNumber, WholeNumber } from '@lawdex/svc-kit';

export class AuditQuery {
  @WholeNumber({ min: 1, max: 1_000, default: 100 })
  limit?: number = 100;

  /** Only what came before this one. */
  @RowNumber({ isOptional: true })
  before?: string;
}

export class NotedActionDto extends described<{
  id: string;
  at: Date;
  by: string;
  address: string;
  action: string;
  detail: Record<string, unknown>;
  outcome: string;
}>({
  id: { type: String },
  at: { type: String, format: 'date-time' },
  by: { type: String, description: 'The name that was given at login, or in `X-Operator`.' },
  address: { type: String },
  action: { type: String },
  detail: { type: 'object', additionalProperties: true },
  outcome: { type: String, description: '`done`, or the code of the error.' },
}) {}
