import { SUGGESTION_KINDS, SUGGESTIONS_SHOWN } from '@lawdex/contracts';
import type { SuggestionKind } from '@lawdex/contracts';
import { WholeNumber } from '@lawdex/svc-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

const TEXT_MAX = 200;

export class SuggestQuery {
  @ApiProperty({ type: String, maxLength: TEXT_MAX, description: 'What was typed so far.' })
  @MaxLength(TEXT_MAX, { message: `q must be at most ${TEXT_MAX} characters long.` })
  @IsString({ message: 'q must be given.' })
  q: string;

  @ApiPropertyOptional({ enum: SUGGESTION_KINDS, description: 'Of this kind only.' })
  @IsIn(SUGGESTION_KINDS, { message: `kind must be one of ${SUGGESTION_KINDS.join(', ')}.` })
  @IsOptional()
  kind?: SuggestionKind;

  @ApiPropertyOptional({
    type: String,
    maxLength: TEXT_MAX,
    description: 'Businesses of this place come before others.',
  })
  @MaxLength(TEXT_MAX, { message: `location must be at most ${TEXT_MAX} characters long.` })
  @IsString({ message: 'location must be a text.' })
  @IsOptional()
  location?: string;

  @WholeNumber({ min: 1, max: 20, default: SUGGESTIONS_SHOWN })
  limit?: number = SUGGESTIONS_SHOWN;
}
