import { SUGGESTION_KINDS, SUGGESTIONS_SHOWN } from '@lawdex/contracts';
import type { SuggestionKind } from '@lawdex/contracts';
import { SearchText, WholeNumber } from '@lawdex/svc-kit';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

const TEXT_MAX = 200;

export class SuggestQuery {
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
