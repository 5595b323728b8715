import type { SearchCounts } from '@lawdex/contracts';
import { ApiProperty } from '@nestjs/swagger';

export class SearchCountsDto implements SearchCounts {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: 'integer' } },
    description:
      'By parameter, then by value: as many as there would be if the filter had this value, and the others stayed. Of a filter that is on, the empty value says how many there would be without it.',
    example: { rating: { 5: 3, 4: 41, 3: 97 }, isOpen: { true: 12, '': 120 } },
  })
  counts: Record<string, Record<string, number>>;
}
