import { ApiProperty } from '@nestjs/swagger';
import { REPORT_LIMITS, REPORT_REASONS } from '@lawdex/contracts';
import type { ReportReason, ReportReview, ReviewReport } from '@lawdex/contracts';
import { IsIn } from 'class-validator';
import { described } from '@lawdex/svc-kit/dto';
import { Text } from '@lawdex/svc-kit';
import { cleanText } from '../review-text.core.ts';

const { commentMax } = REPORT_LIMITS;

export class ReportReviewDto implements ReportReview {
  @ApiProperty({ type: String, enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS, { message: 'Please select a reason' })
  reason: ReportReason;

  @Text({ max: commentMax, isOptional: true, label: 'Comment', clean: cleanText })
  comment?: string;
}

export class ReviewReportDto extends described<ReviewReport>({
  id: { type: String, format: 'uuid' },
  reviewId: { type: String, format: 'uuid' },
  reason: { type: String, enum: REPORT_REASONS },
  createdAt: { type: String, format: 'date-time' },
}) {}
