import { PRICE_RANGES } from '@lawdex/contracts';
import type { Comparison } from '@lawdex/contracts';
import { BusinessSummaryDto, CategoryRefDto, described } from '@lawdex/svc-kit/dto';
import { BusinessDetailDto } from '../businesses/business-detail.dto.ts';

const LEADER = { type: BusinessSummaryDto, nullable: true } as const;

export class ComparisonDto extends described<Comparison>({
  businesses: { type: [BusinessDetailDto], description: 'In the order in which they were asked for.' },
  highestRated: { ...LEADER, description: 'Of equals the one with more reviews, then the first.' },
  mostReviewed: { ...LEADER, description: 'Of equals the better rated, then the first.' },
  allCategories: { type: [CategoryRefDto], description: 'What they list first, each once, in their order.' },
  priceRanges: { type: String, enum: PRICE_RANGES, isArray: true, description: 'Each once, lowest first.' },
  hasDelivery: { type: [BusinessSummaryDto] },
  hasTakeout: { type: [BusinessSummaryDto] },
  missingIds: {
    type: [String],
    description: 'Ids that no business has, or has any more; empty unless `missing=skip` is asked for.',
  },
}) {}
