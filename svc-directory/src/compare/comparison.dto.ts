import { ApiProperty } from '@nestjs/swagger';
import { PRICE_RANGES } from '@lawdex/contracts';
import type { Comparison, PriceRange } from '@lawdex/contracts';
import { BusinessSummaryDto, CategoryRefDto } from '@lawdex/svc-kit/dto';
import { BusinessDetailDto } from '../businesses/business-detail.dto.ts';

const LEADER = { type: BusinessSummaryDto, nullable: true } as const;

export class ComparisonDto implements Comparison {
  @ApiProperty({ type: [BusinessDetailDto], description: 'In the order in which they were asked for.' })
  businesses: BusinessDetailDto[];

  @ApiProperty({ ...LEADER, description: 'Of equals the one with more reviews, then the first.' })
  highestRated: BusinessSummaryDto | null;

  @ApiProperty({ ...LEADER, description: 'Of equals the better rated, then the first.' })
  mostReviewed: BusinessSummaryDto | null;

  @ApiProperty({ type: [CategoryRefDto], description: 'What they list first, each once, in their order.' })
  allCategories: CategoryRefDto[];

  @ApiProperty({ type: String, enum: PRICE_RANGES, isArray: true, description: 'Each once, lowest first.' })
  priceRanges: PriceRange[];

  @ApiProperty({ type: [BusinessSummaryDto] })
  hasDelivery: BusinessSummaryDto[];

  @ApiProperty({ type: [BusinessSummaryDto] })
  hasTakeout: BusinessSummaryDto[];

  @ApiProperty({
    type: [String],
    description: 'Ids that no business has, or has any more; empty unless `missing=skip` is asked for.',
  })
  missingIds: string[];
}
