import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
  // Every page of a search asks for the same, and a number may be a minute old.
  @Header('cache-control', 'public, max-age=60')
  countSearch(@Query() query: SearchQuery): Promise<SearchCountsDto> {
    return this.counts.count(query);
  }
}
