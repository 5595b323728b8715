import type { CitySummary } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';

export class CitySummaryDto extends described<CitySummary>({
  city: { type: String },
  state: { type: String, description: 'Two-letter abbreviation.' },
  count: { type: 'integer' },
}) {}
