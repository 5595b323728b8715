import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SUGGESTIONS_SHOWN } from '@lawdex/contracts';
import { SuggestQuery } from './suggest-query.dto.ts';
import { SuggestService } from './suggest.service.ts';
import { SuggestionDto } from './suggestion.dto.ts';

// Who deletes a letter has seen the list before; a new business may wait a minute.
const KEPT = 'public, max-age=60';

@ApiTags('search')
@Controller('api/search/suggest')
export class SuggestController {
  constructor(private readonly suggestions: SuggestService) {}

  @Get()
  @ApiOperation({
    summary: 'Practice areas, places and businesses that begin with what was typed, else what it means.',
  })
  @ApiOkResponse({ type: [SuggestionDto] })
  async suggest(
    @Query() { q, limit = SUGGESTIONS_SHOWN, kind, location }: SuggestQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuggestionDto[]> {
    let kept = KEPT;
    const onLeftOut = (): void => void (kept = 'no-store');
    const found = await this.suggestions.suggest({ typed: q, most: limit, kind, location, onLeftOut });
    void reply.header('cache-control', kept);
    return found;
  }
}
