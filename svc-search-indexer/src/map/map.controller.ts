import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
  @Header('cache-control', 'public, max-age=60')
  mapOf(@Query() query: SearchQuery): Promise<SearchMapDto> {
    return this.map.of(query);
  }
}
