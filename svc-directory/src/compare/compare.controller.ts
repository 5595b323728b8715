import { COMPARE_MAX, COMPARE_MIN, PRICE_RANGES, type Comparison } from '@lawdex/contracts';
import { CLOCK, DomainError, InvalidParameter, mayLag, type Clock } from '@lawdex/svc-kit';
import { BusinessSummaryDto, CategoryRefDto, described } from '@lawdex/svc-kit/dto';
import { Controller, Get, Inject, Module, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { DataSource } from 'typeorm';
import { BusinessDetailDto } from '../businesses/business-detail.dto.ts';
import { presentDetail, presentSummary, type DetailRow } from '../businesses/business-presenter.ts';
import { COMPARED_BUSINESSES } from '../businesses/businesses.sql.ts';
import { ShowsBusinesses } from '../businesses/shows-businesses.decorator.ts';
import { comparisonOf, readCompareIds } from './comparison.core.ts';

class CompareQuery {
  @ApiProperty({
    type: String,
    description: `${COMPARE_MIN} to ${COMPARE_MAX} ids of businesses, comma-separated, each once.`,
  })
  @IsString({ message: `ids must be ${COMPARE_MIN} to ${COMPARE_MAX} comma-separated ids.` })
  ids: string;

  @ApiPropertyOptional({
    type: String,
    enum: ['skip'],
    description: 'Goes on without the businesses that are not there, and lists their ids, instead of answering 404.',
  })
  @IsIn(['skip'], { message: 'missing must be skip.' })
  @IsOptional()
  missing?: 'skip';
}

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

const businessesNotFound = (ids: readonly string[]): DomainError =>
  new DomainError(
    'businesses_not_found',
    404,
    `${ids.length === 1 ? 'One of these businesses does' : `${ids.length} of these businesses do`} not exist, or ${ids.length === 1 ? 'has' : 'have'} been removed.`,
  );

@ApiTags('businesses')
@Controller('api/businesses')
class CompareController {
  private readonly rowsOf = mayLag<DetailRow>(this.db, 'compared_businesses', COMPARED_BUSINESSES);

  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Compares two to four businesses. A 404 counts those that do not exist. */
  @Get('compare')
  @ApiOkResponse({ type: ComparisonDto })
  @ShowsBusinesses(({ businesses }: Comparison) => businesses)
  async compareBusinesses(@Query() query: CompareQuery): Promise<Comparison> {
    const read = readCompareIds(query.ids);
    if (read.kind === 'refused') throw new InvalidParameter('ids', read.problem);
    const rows = await this.rowsOf([read.ids]);
    const missing = read.ids.filter((id) => !rows.some((row) => row.id === id));
    if (missing.length > 0 && query.missing !== 'skip') throw businessesNotFound(missing);
    const now = this.clock();
    const compared = rows.map((row) => ({ detail: presentDetail(row, now), summary: presentSummary(row, now) }));
    return comparisonOf(compared, missing);
  }
}

@Module({ controllers: [CompareController] })
export class CompareModule {}
