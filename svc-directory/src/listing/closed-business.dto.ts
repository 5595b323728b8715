import type { ClosedBusiness } from '@lawdex/contracts';
import { BusinessSummaryDto, CategoryRefDto, described } from '@lawdex/svc-kit/dto';

export class ClosedBusinessDto extends described<ClosedBusiness>({
  name: { type: String, nullable: true, description: 'Null for one that was removed for good.' },
  city: { type: String },
  state: { type: String, description: 'Two-letter abbreviation.' },
  category: { type: CategoryRefDto, nullable: true },
  near: { type: [BusinessSummaryDto], description: 'Firms of its city, those of its practice area first.' },
}) {}
