import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SearchQuery } from '../search/search-query.dto.ts';
import { CountsService } from './counts.service.ts';
import { SearchCountsDto } from './search-counts.dto.ts';

@ApiTags('search')
@Controller('api/businesses/search/counts')
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @Get()
  @ApiOperation({ summary: 'How many businesses there would be with each choice of each filter.' })
  @ApiOkResponse({ type: SearchCountsDto })
  async countSearch(
    @Query() query: SearchQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SearchCountsDto> {
    const counted = await this.counts.count(query);
    // Every page of a search asks for the same, and a number may be a minute old; none at all is not kept.
    void reply.header('cache-control', counted ? 'public, max-age=60' : 'no-store');
    return counted ?? { counts: {} };
  }
}
