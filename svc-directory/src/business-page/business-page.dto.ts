import { ApiProperty } from '@nestjs/swagger';
import type { BusinessDetail, BusinessPage, BusinessSummary, Review } from '@lawdex/contracts';
import { BusinessSummaryDto } from '@lawdex/svc-kit/dto';
import { BusinessDetailDto } from '../businesses/business-detail.dto.ts';
import { ReviewDto } from '../reviews/review.dto.ts';

export class BusinessPageDto implements BusinessPage {
  @ApiProperty({ type: BusinessDetailDto })
  business: BusinessDetail;

  @ApiProperty({ type: [ReviewDto] })
  reviews: Review[];

  @ApiProperty({ type: [BusinessSummaryDto] })
  similar: BusinessSummary[];
}
