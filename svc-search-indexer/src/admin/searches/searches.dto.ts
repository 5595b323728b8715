import { WholeNumber } from '@lawdex/svc-kit';
import { ApiProperty } from '@nestjs/swagger';
import { PopularSearchDto } from '../../popular/popular.dto.ts';
import type { FruitlessSearch, LoggedSearches } from './logged-searches.ts';

export class SearchesQuery {
  @WholeNumber({ min: 1, max: 90, default: 7 })
  days?: number = 7;
}

class FruitlessSearchDto implements FruitlessSearch {
  @ApiProperty({ type: String })
  query: string;

  @ApiProperty({ type: String })
  location: string;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ type: String, format: 'date-time' })
  lastAt: Date;
}

class RemovedSearchDto {
  @ApiProperty({ type: String })
  query: string;

  @ApiProperty({ type: String, format: 'date-time' })
  removedAt: Date;
}

export class LoggedSearchesDto implements LoggedSearches {
  @ApiProperty({ type: 'integer' })
  days: number;

  @ApiProperty({ type: 'integer' })
  searches: number;

  @ApiProperty({ type: 'integer', description: 'Of them, those that found nothing.' })
  nothing: number;

  @ApiProperty({ type: [FruitlessSearchDto] })
  fruitless: FruitlessSearchDto[];

  @ApiProperty({ type: [PopularSearchDto] })
  popular: PopularSearchDto[];

  @ApiProperty({ type: [RemovedSearchDto] })
  removed: RemovedSearchDto[];
}
