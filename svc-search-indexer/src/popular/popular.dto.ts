import { described } from '@lawdex/svc-kit/dto';
import type { PopularSearch } from '@lawdex/contracts';
import { Text, WholeNumber } from '@lawdex/svc-kit';

export const POPULAR_SHOWN = 5;

export class PopularQuery {
  @WholeNumber({ min: 1, max: 50, default: POPULAR_SHOWN })
  limit?: number = POPULAR_SHOWN;
}

export class PopularSearchDto extends described<PopularSearch>({
  query: { type: String },
  count: { type: 'integer', description: 'Visitors who searched for it; a visitor of two weeks ago counts half.' },
}) {}

export class RemovedSearchBody {
  @Text({ min: 1, max: 200 })
  query: string;
}
