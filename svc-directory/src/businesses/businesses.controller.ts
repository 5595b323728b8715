import { UUID, type BusinessDetail, type BusinessSummary } from '@lawdex/contracts';
import { ApiPage, SlugParam, UuidParam, type Page } from '@lawdex/svc-kit';
import { BusinessSummaryDto } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import { BusinessViewsService } from '../business-views/business-views.service.ts';
import { CityBusinessesQuery, CityParam } from '../cities/city-params.ts';
import { PageQuery } from '../page-query.dto.ts';
import { BusinessDetailDto } from './business-detail.dto.ts';
import { ShowsBusinesses } from './shows-businesses.decorator.ts';
import { BusinessListsService } from './business-lists.service.ts';
import { BusinessesService } from './businesses.service.ts';

const IDS_MAX = 50;
const MESSAGE = `ids must be 1 to ${IDS_MAX} comma-separated ids.`;
/** Longer than any accepted list, so that a longer text is not even split. */
const TEXT_MAX = IDS_MAX * 40;

const split = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && value.length <= TEXT_MAX ? [...new Set(value.toLowerCase().split(','))] : value;

class BusinessIdsQuery {
  @ApiProperty({ type: String, description: `1 to ${IDS_MAX} ids of businesses, comma-separated.` })
  @Transform(split)
  @IsArray({ message: MESSAGE })
  @ArrayMinSize(1, { message: MESSAGE })
  @ArrayMaxSize(IDS_MAX, { message: MESSAGE })
  @Matches(UUID, { each: true, message: 'ids must be UUIDs.' })
  ids: string[];
}

@ApiTags('businesses')
@Controller('api')
class BusinessesController {
  constructor(
    private readonly businesses: BusinessesService,
    private readonly lists: BusinessListsService,
  ) {}

  /** Lists at most six well-rated businesses with enough reviews, of different practice areas. */
  @Get('businesses/featured')
  @ApiOkResponse({ type: [BusinessSummaryDto] })
  @ShowsBusinesses()
  listFeaturedBusinesses(): Promise<BusinessSummary[]> {
    return this.lists.featured();
  }

  /** Answers a browser that remembers ids, in their order. Ids that no business has are left out. */
  @Get('businesses/by-ids')
  @ApiOkResponse({ type: [BusinessSummaryDto] })
  @ShowsBusinesses()
  listBusinessesByIds(@Query() { ids }: BusinessIdsQuery): Promise<BusinessSummary[]> {
    return this.lists.byIds(ids);
  }

  @Get('businesses/slug/:slug')
  @ApiOkResponse({ type: BusinessDetailDto })
  @ShowsBusinesses((business: BusinessDetail) => [business])
  getBusinessBySlug(@Param('slug', SlugParam) slug: string): Promise<BusinessDetail> {
    return this.businesses.bySlug(slug);
  }

  /** Lists the best first. */
  @Get('categories/:id/businesses')
  @ApiPage(BusinessSummaryDto)
  @ShowsBusinesses()
  listCategoryBusinesses(
    @Param('id', UuidParam) id: string,
    @Query() query: PageQuery,
  ): Promise<Page<BusinessSummary>> {
    return this.lists.byCategory(id, query);
  }

  /** Lists the best first. The city may be written in any case; the list is empty when no business is there. */
  @Get('cities/:city/businesses')
  @ApiPage(BusinessSummaryDto)
  @ShowsBusinesses()
  listCityBusinesses(
    @Param('city', CityParam) city: string,
    @Query() query: CityBusinessesQuery,
  ): Promise<Page<BusinessSummary>> {
    return this.lists.byCity(city, query.state, query);
  }
}

@Module({
  controllers: [BusinessesController],
  providers: [BusinessesService, BusinessListsService, BusinessViewsService],
  exports: [BusinessesService, BusinessListsService],
})
export class BusinessesModule {}
