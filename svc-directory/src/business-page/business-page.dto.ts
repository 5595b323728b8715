import type { BusinessPage } from '@lawdex/contracts';
import { BusinessSummaryDto, described } from '@lawdex/svc-kit/dto';
import { BusinessDetailDto } from '../businesses/business-detail.dto.ts';
import { ReviewDto } from '../reviews/review.dto.ts';

export class BusinessPageDto extends described<BusinessPage>({
  business: { type: BusinessDetailDto },
  reviews: { type: [ReviewDto], description: 'Those that were asked for; none for a business that is not rated.' },
  similar: { type: [BusinessSummaryDto] },
}) {}
