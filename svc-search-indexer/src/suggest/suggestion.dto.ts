import { SUGGESTION_KINDS } from '@lawdex/contracts';
import type { Suggestion, SuggestionKind, TextPart } from '@lawdex/contracts';
import { ApiProperty } from '@nestjs/swagger';

export class TextPartDto implements TextPart {
  @ApiProperty({ type: 'integer' })
  from: number;

  @ApiProperty({ type: 'integer' })
  to: number;
}

export class SuggestionDto implements Suggestion {
  @ApiProperty({ enum: SUGGESTION_KINDS })
  kind: SuggestionKind;

  @ApiProperty({ type: String })
  text: string;

  @ApiProperty({ type: String, nullable: true })
  detail: string | null;

  @ApiProperty({ type: String, description: 'A path on this site.' })
  to: string;

  @ApiProperty({ type: [TextPartDto] })
  matched: TextPartDto[];
}
