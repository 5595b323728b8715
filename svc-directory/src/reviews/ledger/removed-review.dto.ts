import { REMOVAL_REASONS } from '@lawdex/contracts';
import type { RemovalRate, RemovalRates, RemovedCount, RemovedReview } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';

const HASH = { type: String, pattern: '^[0-9a-f]{64}$' } as const;

export class RemovedReviewDto extends described<RemovedReview>({
  number: { type: 'integer', minimum: 1, description: 'From 1 on, without gaps.' },
  month: { type: String, example: '2026-03', description: 'YYYY-MM, UTC.' },
  reason: {
    type: String,
    enum: [...REMOVAL_REASONS, 'restored'],
    description: '`restored` takes an earlier removal back.',
  },
  rating: { type: 'integer', minimum: 1, maximum: 5 },
  previousHash: HASH,
  hash: { ...HASH, description: 'sha256 of the previous hash and number, month, reason and rating as JSON.' },
}) {}

export class RemovedCountDto extends described<RemovedCount>({
  reason: { type: String, enum: REMOVAL_REASONS },
  count: { type: 'integer', minimum: 1 },
}) {}

class RemovalRateDto extends described<RemovalRate>({
  written: { type: 'integer', minimum: 0 },
  removed: { type: 'integer', minimum: 0 },
}) {}

export class RemovalRatesDto extends described<RemovalRates>({
  low: { type: RemovalRateDto, description: 'Reviews of 1 and 2 stars.' },
  high: { type: RemovalRateDto, description: 'Reviews of 4 and 5 stars.' },
  reasons: { type: [RemovedCountDto] },
  unlisted: {
    required: false,
    type: 'integer',
    minimum: 0,
    description: 'Reviews that were hidden before the list began.',
  },
}) {}
