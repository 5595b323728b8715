import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { CityFigures, CitySummary, StateCities } from '@lawdex/contracts';
import { ApiPage, sendPage } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { CitiesService } from './cities.service.ts';
import { CityBusinessesQuery } from './city-businesses.query.ts';
import { CityFiguresDto } from './city-figures.dto.ts';
import { CityFiguresQuery } from './city-figures.query.ts';
import { CityParam } from './city-param.pipe.ts';
import { CitySummaryDto } from './city-summary.dto.ts';
import { StateCitiesDto } from './state-cities.dto.ts';

@ApiTags('cities')
@Controller('api/cities')
export class CitiesController {
  constructor(private readonly cities: CitiesService) {}

  /** Lists cities with businesses, of one state or of all, those with most first. */
  @Get()
  @ApiPage(CitySummaryDto)
  async listCities(
    @Query() query: CityBusinessesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CitySummary[]> {
    return sendPage(reply, await this.cities.list(query));
  }

  /** Lists every state that has businesses, with its largest cities. */
  @Get('by-state')
  @ApiOkResponse({ type: [StateCitiesDto] })
  listStates(): Promise<StateCities[]> {
    return this.cities.byState();
  }

  /**
   * Answers numbers about the businesses of a city. It may be written in any case and spelling: `san-antonio`,
   * `st-louis-mo`. They are 0 when no business is there.
   */
  @Get(':city/summary')
  @ApiOkResponse({ type: CityFiguresDto })
  getCitySummary(@Param('city', CityParam) city: string, @Query() { state }: CityFiguresQuery): Promise<CityFigures> {
    return this.cities.figures(city, state);
  }
}
