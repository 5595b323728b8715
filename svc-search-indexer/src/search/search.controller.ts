import { Controller, Get, Headers, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { VISITOR_HEADER } from '@lawdex/contracts';
import { AlsoLike } from '../landing/also-like/also-like.service.ts';
import { PopularSearches } from '../popular/popular-searches.service.ts';
import { SearchQuery } from './search-query.dto.ts';
import { SearchResponseDto } from './search-response.dto.ts';
import { SearchService } from './search.service.ts';

@ApiTags('search')
@Controller('api/businesses/search')
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly popular: PopularSearches,
    private readonly alsoLike: AlsoLike,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Businesses that match words and filters, best first.' })
  @ApiOkResponse({ type: SearchResponseDto })
  @ApiHeader({
    name: VISITOR_HEADER,
    required: false,
    description: 'Who searches, as the shell tells it; counted, not kept.',
  })
  async searchBusinesses(
    @Query() query: SearchQuery,
    @Headers(VISITOR_HEADER) visitor?: string,
  ): Promise<SearchResponseDto> {
    const answer = await this.search.search(query);
    this.popular.note(visitor, query, answer);
    return { ...answer, alsoLike: await this.alsoLike.of(query, answer) };
  }
}
