import { LARGEST_CITIES } from '@lawdex/contracts';
import type { StateCities } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';
import { CitySummaryDto } from './city-summary.dto.ts';

export class StateCitiesDto extends described<StateCities>({
  state: { type: String, description: 'Two-letter abbreviation.' },
  count: { type: 'integer', description: 'Firms.' },
  cities: { type: 'integer', description: 'How many cities have firms.' },
  largest: {
    type: [CitySummaryDto],
    maxItems: LARGEST_CITIES,
    description: 'Those with most firms, the largest first.',
  },
}) {}
