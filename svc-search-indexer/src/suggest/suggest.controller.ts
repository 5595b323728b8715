import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SUGGESTIONS_SHOWN } from '@lawdex/contracts';
import { SuggestQuery } from './suggest-query.dto.ts';
import { SuggestService } from './suggest.service.ts';
import { SuggestionDto } from './suggestion.dto.ts';

@ApiTags('search')
@Controller('api/search/suggest')
export class SuggestController {
  constructor(private readonly suggestions: SuggestService) {}

  @Get()
  @ApiOperation({
    summary: 'Practice areas, places and businesses that begin with what was typed, else what it means.',
  })
  @ApiOkResponse({ type: [SuggestionDto] })
  // Who deletes a letter has seen the list before; a new business may wait a minute.
  @Header('cache-control', 'public, max-age=60')
  suggest(@Query() { q, limit = SUGGESTIONS_SHOWN, kind, location }: SuggestQuery): Promise<SuggestionDto[]> {
    return this.suggestions.suggest({ typed: q, most: limit, kind, location });
  }
}
