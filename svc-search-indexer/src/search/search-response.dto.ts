import type { SearchResponse } from '@lawdex/contracts';
import { BusinessSummaryDto } from '@lawdex/svc-kit/dto';
import { ApiProperty } from '@nestjs/swagger';

export class SearchResponseDto implements SearchResponse {
  @ApiProperty({ type: [BusinessSummaryDto] })
  businesses: BusinessSummaryDto[];

  @ApiProperty({ type: 'integer', description: 'Exact, on every page.' })
  total: number;
}
