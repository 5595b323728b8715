import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_CITIES } from '@lawdex/contracts';
import type { StateCities } from '@lawdex/contracts';
import { CitySummaryDto } from './city-summary.dto.ts';

export class StateCitiesDto implements StateCities {
  @ApiProperty({ type: String, description: 'Two-letter abbreviation.' })
  state: string;

  @ApiProperty({ type: 'integer', description: 'Firms.' })
  count: number;

  @ApiProperty({ type: 'integer', description: 'How many cities have firms.' })
  cities: number;

  @ApiProperty({
    type: [CitySummaryDto],
    maxItems: LARGEST_CITIES,
    description: 'Those with most firms, the largest first.',
  })
  largest: CitySummaryDto[];
}
