import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CitySummary } from '@lawdex/contracts';
import type { FastifyReply } from 'fastify';
import { PageQuery } from '../paging/page-query.dto.ts';
import { ApiPage, sendPage } from '../paging/total-count.ts';
import { CitiesService } from './cities.service.ts';
import { CitySummaryDto } from './city-summary.dto.ts';

@ApiTags('cities')
@Controller('api/cities')
export class CitiesController {
  constructor(private readonly cities: CitiesService) {}

  /** Cities that have firms, those with most first. */
  @Get()
  @ApiPage(CitySummaryDto)
  async listCities(@Query() query: PageQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<CitySummary[]> {
    return sendPage(reply, await this.cities.list(query));
  }
}
