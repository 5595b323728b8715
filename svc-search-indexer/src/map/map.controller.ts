import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SearchQuery } from '../search/search-query.dto.ts';
import { SearchMapDto } from './search-map.dto.ts';
import { MapService } from './map.service.ts';

@ApiTags('search')
@Controller('api/businesses/search/map')
export class MapController {
  constructor(private readonly map: MapService) {}

  @Get()
  @ApiOperation({ summary: 'Where the businesses that a search finds are.' })
  @ApiOkResponse({ type: SearchMapDto })
  async mapOf(@Query() query: SearchQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<SearchMapDto> {
    const map = await this.map.of(query);
    void reply.header('cache-control', 'public, max-age=60');
    return map;
  }
}
