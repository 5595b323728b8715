import { ApiProperty } from '@nestjs/swagger';
import type { CitySummary } from '@lawdex/contracts';

export class CitySummaryDto implements CitySummary {
  @ApiProperty({ type: String })
  city: string;

  @ApiProperty({ type: String, description: 'Two-letter abbreviation.' })
  state: string;

  @ApiProperty({ type: 'integer' })
  count: number;
}
