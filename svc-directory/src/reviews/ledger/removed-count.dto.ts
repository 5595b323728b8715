import { REMOVAL_REASONS } from '@lawdex/contracts';
import type { RemovedCount } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';

export class RemovedCountDto extends described<RemovedCount>({
  reason: { type: String, enum: REMOVAL_REASONS },
  count: { type: 'integer', minimum: 1 },
}) {}
