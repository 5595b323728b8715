import { UUID, type BusinessDetail, type BusinessSummary } from '@lawdex/contracts';
import { ApiPage, setCacheGroups, sendPage, SlugParam, UuidParam, type Page } from '@lawdex/svc-kit';
import { BusinessSummaryDto } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { BusinessViewsService } from '../business-views/business-views.service.ts';
import { CityBusinessesQuery } from '../cities/city-businesses.query.ts';
import { CityParam } from '../cities/city-param.pipe.ts';
import { PageQuery } from '../page-query.dto.ts';
import { BusinessDetailDto } from './business-detail.dto.ts';
import { businessGroups } from './business-group.core.ts';
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
  async listFeaturedBusinesses(@Res({ passthrough: true }) reply: FastifyReply): Promise<BusinessSummary[]> {
    const businesses = await this.lists.featured();
    setCacheGroups(reply, businessGroups(businesses));
    return businesses;
  }

  /** Answers a browser that remembers ids, in their order. Ids that no business has are left out. */
  @Get('businesses/by-ids')
  @ApiOkResponse({ type: [BusinessSummaryDto] })
  async listBusinessesByIds(
    @Query() { ids }: BusinessIdsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BusinessSummary[]> {
    const businesses = await this.lists.byIds(ids);
    setCacheGroups(reply, businessGroups(businesses));
    return businesses;
  }

  @Get('businesses/slug/:slug')
  @ApiOkResponse({ type: BusinessDetailDto })
  async getBusinessBySlug(
    @Param('slug', SlugParam) slug: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BusinessDetail> {
    const business = await this.businesses.bySlug(slug);
    setCacheGroups(reply, businessGroups([business]));
    return business;
  }

  /** Lists the best first. */
  @Get('categories/:id/businesses')
  @ApiPage(BusinessSummaryDto)
  async listCategoryBusinesses(
    @Param('id', UuidParam) id: string,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BusinessSummary[]> {
    return this.send(reply, await this.lists.byCategory(id, query));
  }

  /** Lists the best first. The city may be written in any case; the list is empty when no business is there. */
  @Get('cities/:city/businesses')
  @ApiPage(BusinessSummaryDto)
  async listCityBusinesses(
    @Param('city', CityParam) city: string,
    @Query() query: CityBusinessesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BusinessSummary[]> {
    return this.send(reply, await this.lists.byCity(city, query.state, query));
  }

  private send(reply: FastifyReply, page: Page<BusinessSummary>): BusinessSummary[] {
    setCacheGroups(reply, businessGroups(page.items));
    return sendPage(reply, page);
  }
}

@Module({
  controllers: [BusinessesController],
  providers: [BusinessesService, BusinessListsService, BusinessViewsService],
  exports: [BusinessesService, BusinessListsService],
})
export class BusinessesModule {}
