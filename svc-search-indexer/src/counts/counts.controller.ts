import type { SearchCounts } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DictionaryModule } from '../dictionary/document-counts.ts';
import { SearchQuery } from '../search/search-query.dto.ts';
import { CountsService } from './counts.service.ts';

class SearchCountsDto extends described<SearchCounts>({
  counts: {
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: 'integer' } },
    description:
      'By parameter, then by value: as many as there would be if the filter had this value, and the others stayed. Of a filter that is on, the empty value says how many there would be without it.',
    example: { rating: { 5: 3, 4: 41, 3: 97 }, isOpen: { true: 12, '': 120 } },
  },
  practiceIds: {
    required: false,
    type: Object,
    additionalProperties: { type: 'string', format: 'uuid' },
    description: 'What categoryId takes, by slug, of all practice areas.',
  },
}) {}

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

@Module({
  imports: [DictionaryModule],
  controllers: [CountsController],
  providers: [CountsService],
})
export class CountsModule {}
