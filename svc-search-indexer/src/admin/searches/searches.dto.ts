import { described } from '@lawdex/svc-kit/dto';
import { WholeNumber } from '@lawdex/svc-kit';
import { PopularSearchDto } from '../../popular/popular.dto.ts';
import type { FruitlessSearch, LoggedSearches } from './logged-searches.ts';

export class SearchesQuery {
  @WholeNumber({ min: 1, max: 90, default: 7 })
  days?: number = 7;
}

class FruitlessSearchDto extends described<FruitlessSearch>({
  query: { type: String },
  location: { type: String },
  count: { type: 'integer' },
  lastAt: { type: String, format: 'date-time' },
}) {}

class RemovedSearchDto extends described<{ query: string; removedAt: Date }>({
  query: { type: String },
  removedAt: { type: String, format: 'date-time' },
}) {}

export class LoggedSearchesDto extends described<LoggedSearches>({
  days: { type: 'integer' },
  searches: { type: 'integer' },
  nothing: { type: 'integer', description: 'Of them, those that found nothing.' },
  fruitless: { type: [FruitlessSearchDto] },
  popular: { type: [PopularSearchDto] },
  removed: { type: [RemovedSearchDto] },
}) {}
