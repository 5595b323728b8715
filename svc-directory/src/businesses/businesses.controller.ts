import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { BusinessDetail, BusinessSummary } from '@lawdex/contracts';
import { SlugParam, UuidParam } from '@lawdex/svc-kit';
import { BusinessSummaryDto } from '@lawdex/svc-kit/dto';
import type { FastifyReply } from 'fastify';
import { CityBusinessesQuery } from '../cities/city-businesses.query.ts';
import { CityParam } from '../cities/city-param.pipe.ts';
import { PageQuery } from '../paging/page-query.dto.ts';
import { ApiPage, sendPage } from '../paging/total-count.ts';
import { BusinessDetailDto } from './business-detail.dto.ts';
import { BusinessListsService } from './business-lists.service.ts';
import { BusinessesService } from './businesses.service.ts';

@ApiTags('businesses')
@Controller('api')
export class BusinessesController {
  constructor(
    private readonly businesses: BusinessesService,
    private readonly lists: BusinessListsService,
  ) {}

  /** Well-rated firms with enough reviews, of different practice areas: six at most. */
  @Get('businesses/featured')
  @ApiOkResponse({ type: [BusinessSummaryDto] })
  listFeaturedBusinesses(): Promise<BusinessSummary[]> {
    return this.lists.featured();
  }

  @Get('businesses/slug/:slug')
  @ApiOkResponse({ type: BusinessDetailDto })
  getBusinessBySlug(@Param('slug', SlugParam) slug: string): Promise<BusinessDetail> {
    return this.businesses.bySlug(slug);
  }

  /** Best first. */
  @Get('categories/:id/businesses')
  @ApiPage(BusinessSummaryDto)
  async listCategoryBusinesses(
    @Param('id', UuidParam) id: string,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BusinessSummary[]> {
    return sendPage(reply, await this.lists.byCategory(id, query));
  }

  /** Best first. The city's name in any case; an empty list when no firm is there. */
  @Get('cities/:city/businesses')
  @ApiPage(BusinessSummaryDto)
  async listCityBusinesses(
    @Param('city', CityParam) city: string,
    @Query() query: CityBusinessesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BusinessSummary[]> {
    return sendPage(reply, await this.lists.byCity(city, query.state, query));
  }
}
