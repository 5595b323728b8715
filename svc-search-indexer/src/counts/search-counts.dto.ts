import { described } from '@lawdex/svc-kit/dto';
import type { SearchCounts } from '@lawdex/contracts';

export class SearchCountsDto extends described<SearchCounts>({
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
