import { VISITOR_HEADER } from '@lawdex/contracts';
import type { FoundBusiness, ListedLink, SearchResponse, Why, Widened } from '@lawdex/contracts';
import { BusinessSummaryDto, described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Headers, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags, ApiProperty } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DictionaryModule } from '../dictionary/document-counts.ts';
import { FindingModule } from '../finding/records.ts';
import { AlsoLike } from '../landing/also-like/also-like.service.ts';
import { PopularSearches } from '../popular/popular-searches.service.ts';
import { SearchLog } from './search-log.entity.ts';
import { SearchLogs } from './search-logs.service.ts';
import { SearchQuery } from './search-query.dto.ts';
import { SearchService } from './search.service.ts';
import { Suggestions } from './suggestions.ts';
import { FoundLicenceDto, oneWidening, UnderstoodDto, WideningModels } from './understood.dto.ts';

const MATCHES = ['name', 'name-words', 'practice', 'also-practice', 'place', 'words', 'language'] as const;

class WhyDto extends described<Why>({
  matched: {
    type: String,
    enum: MATCHES,
    isArray: true,
    description:
      '`name`: called exactly so; `words`: the words stand in its name, practice area or description. Of a search without words: none.',
  },
  words: { type: [String], description: 'What of the search is found in the business, as typed.' },
  licence: { required: false, type: FoundLicenceDto, description: 'The license whose number was typed.' },
  serves: {
    required: false,
    type: String,
    description: 'The state of the place, when it serves all of it and was looked for by that.',
    example: 'Texas',
  },
  distanceMiles: { type: Number, nullable: true },
  rating: { type: Number },
  reviewCount: { type: 'integer' },
}) {}

class FoundBusinessDto extends BusinessSummaryDto implements FoundBusiness {
  @ApiProperty({ type: WhyDto, description: 'Why the business is where it is in the list.' })
  why: WhyDto;
}

@WideningModels()
class MoreDto extends described<{ widened: Widened; businesses: FoundBusinessDto[] }>({
  widened: { ...oneWidening, description: 'How the search was widened for these.' },
  businesses: { type: [FoundBusinessDto] },
}) {}

class ListedLinkDto extends described<ListedLink>({
  text: { type: String },
  to: { type: String, description: 'A path on this site.' },
}) {}

class SearchResponseDto extends described<SearchResponse>({
  businesses: { type: [FoundBusinessDto] },
  total: { type: 'integer', description: 'Exact, on every page; without those in `more`.' },
  understood: { type: UnderstoodDto, description: 'How the search was read.' },
  more: { type: [MoreDto], description: 'Fills a short first page, with none of `businesses`.' },
  suggestions: { type: [String], description: 'Searches that find something, when this one did not.' },
  alsoLike: {
    required: false,
    type: [ListedLinkDto],
    description: 'Landing pages on the same subject and place; each lists at least one firm.',
  },
}) {}

@ApiTags('search')
@Controller('api/businesses/search')
class SearchController {
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

@Module({
  imports: [DictionaryModule, FindingModule, TypeOrmModule.forFeature([SearchLog])],
  controllers: [SearchController],
  providers: [SearchLogs, SearchService, Suggestions],
})
export class SearchModule {}
