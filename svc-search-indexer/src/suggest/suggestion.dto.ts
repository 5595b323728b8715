import { described } from '@lawdex/svc-kit/dto';
import { SUGGESTION_KINDS } from '@lawdex/contracts';
import type { Suggestion, TextPart } from '@lawdex/contracts';

export class TextPartDto extends described<TextPart>({
  from: { type: 'integer' },
  to: { type: 'integer' },
}) {}

export class SuggestionDto extends described<Suggestion>({
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
