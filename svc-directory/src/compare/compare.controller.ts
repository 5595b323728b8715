import { PRICE_RANGES, type Comparison } from '@lawdex/contracts';
import { BusinessSummaryDto, CategoryRefDto, described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { BusinessDetailDto } from '../businesses/business-detail.dto.ts';
import { ShowsBusinesses } from '../businesses/shows-businesses.decorator.ts';
import { CompareQuery } from './compare-query.dto.ts';
import { CompareService } from './compare.service.ts';

const LEADER = { type: BusinessSummaryDto, nullable: true } as const;

class ComparisonDto extends described<Comparison>({
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

@ApiTags('businesses')
@Controller('api/businesses')
class CompareController {
  constructor(private readonly service: CompareService) {}

  /** Compares two to four businesses. A 404 counts those that do not exist. */
  @Get('compare')
  @ApiOkResponse({ type: ComparisonDto })
  @ShowsBusinesses(({ businesses }: Comparison) => businesses)
  compareBusinesses(@Query() query: CompareQuery): Promise<Comparison> {
    return this.service.compare(query);
  }
}

@Module({ controllers: [CompareController], providers: [CompareService] })
export class CompareModule {}
