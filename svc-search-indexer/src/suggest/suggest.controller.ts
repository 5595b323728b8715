import { SUGGESTIONS_SHOWN, SUGGESTION_KINDS } from '@lawdex/contracts';
import type { SuggestionKind, Suggestion, TextPart } from '@lawdex/contracts';
import { ahead, SearchText, WholeNumber } from '@lawdex/svc-kit';
import { described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { DictionaryModule } from '../dictionary/document-counts.ts';
import { FindingModule } from '../finding/records.ts';
import { BusinessNamesModule, UnnamedBusinesses } from './business-names.ts';
import { SuggestService, towns } from './suggest.service.ts';
import { UnderstoodBusinesses } from './understood-businesses.ts';

class TextPartDto extends described<TextPart>({
  from: { type: 'integer' },
  to: { type: 'integer' },
}) {}

class SuggestionDto extends described<Suggestion>({
  kind: { enum: SUGGESTION_KINDS },
  text: { type: String, description: 'As visitors read it: `Personal Injury`, `Chicago, IL`, `Smith & Lee LLP`.' },
  detail: {
    type: String,
    nullable: true,
    description: 'Tells it from others: where a business is, or the other name by which a practice area was found.',
  },
  to: { type: String, description: 'A path on this site.' },
  matched: {
    type: [TextPartDto],
    description:
      'The parts of `text` that were typed, in order; none when it was found by another name or a similar spelling.',
  },
}) {}

const TEXT_MAX = 200;

class SuggestQuery {
  @SearchText({ max: TEXT_MAX }, { description: 'What was typed so far.' })
  q: string;

  @ApiPropertyOptional({ enum: SUGGESTION_KINDS, description: 'Of this kind only.' })
  @IsIn(SUGGESTION_KINDS, { message: `kind must be one of ${SUGGESTION_KINDS.join(', ')}.` })
  @IsOptional()
  kind?: SuggestionKind;

  @SearchText({ max: TEXT_MAX, isOptional: true }, { description: 'Businesses of this place come before others.' })
  location?: string;

  @WholeNumber({ min: 1, max: 20, default: SUGGESTIONS_SHOWN })
  limit?: number = SUGGESTIONS_SHOWN;
}

// Who deletes a letter has seen the list before; a new business may wait a minute.
const KEPT = 'public, max-age=60';

@ApiTags('search')
@Controller('api/search/suggest')
class SuggestController {
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

@Module({
  imports: [DictionaryModule, BusinessNamesModule, FindingModule],
  controllers: [SuggestController],
  providers: [ahead(towns), SuggestService, UnderstoodBusinesses, UnnamedBusinesses],
})
export class SuggestModule {}
