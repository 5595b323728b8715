import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SearchQuery } from './search-query.dto.ts';
import { SearchResponseDto } from './search-response.dto.ts';
import { SearchService } from './search.service.ts';

@ApiTags('search')
@Controller('api/businesses/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @ApiOperation({ summary: 'Businesses that match words and filters, best first.' })
  @ApiOkResponse({ type: SearchResponseDto })
  searchBusinesses(@Query() query: SearchQuery): Promise<SearchResponseDto> {
    return this.search.search(query);
  }
}
