import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { CityFigures, CitySummary } from '@lawdex/contracts';
import type { FastifyReply } from 'fastify';
import { PageQuery } from '../paging/page-query.dto.ts';
import { ApiPage, sendPage } from '../paging/total-count.ts';
import { CitiesService } from './cities.service.ts';
import { CityFiguresDto } from './city-figures.dto.ts';
import { CityFiguresQuery } from './city-figures.query.ts';
import { CityParam } from './city-param.pipe.ts';
import { CitySummaryDto } from './city-summary.dto.ts';

@ApiTags('cities')
@Controller('api/cities')
export class CitiesController {
  constructor(private readonly cities: CitiesService) {}

  /** Cities that have businesses, those with most first. */
  @Get()
  @ApiPage(CitySummaryDto)
  async listCities(@Query() query: PageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<CitySummary[]> {
    return sendPage(reply, await this.cities.list(query));
  }

  /** Of all of its businesses. The city's name in any case; zeros when no business is there. */
  @Get(':city/summary')
  @ApiOkResponse({ type: CityFiguresDto })
  getCitySummary(@Param('city', CityParam) city: string, @Query() { state }: CityFiguresQuery): Promise<CityFigures> {
    return this.cities.figures(city, state);
  }
}
