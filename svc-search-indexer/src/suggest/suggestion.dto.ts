import { described } from '@lawdex/svc-kit/dto';
import { SUGGESTION_KINDS } from '@lawdex/contracts';
import type { Suggestion, TextPart } from '@lawdex/contracts';

export class TextPartDto extends described<TextPart>({
  from: { type: 'integer' },
  to: { type: 'integer' },
}) {}

export class SuggestionDto extends described<Suggestion>({
  kind: { enum: SUGGESTION_KINDS },
  text: { type: String },
  detail: { type: String, nullable: true },
  to: { type: String, description: 'A path on this site.' },
  matched: { type: [TextPartDto] },
}) {}
