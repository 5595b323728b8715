import { ApiProperty } from '@nestjs/swagger';
import { REPORT_LIMITS, REPORT_REASONS } from '@lawdex/contracts';
import type { ReportReason, ReportReview, ReviewReport } from '@lawdex/contracts';
import { IsIn } from 'class-validator';
import { OptionalComment } from '../optional-comment.decorator.ts';

const { commentMax } = REPORT_LIMITS;

export class ReportReviewDto implements ReportReview {
  @ApiProperty({ type: String, enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS, { message: 'Please select a reason' })
  reason: ReportReason;

  @OptionalComment(commentMax)
  comment?: string;
}

export class ReviewReportDto implements ReviewReport {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid' })
  reviewId: string;

  @ApiProperty({ type: String, enum: REPORT_REASONS })
  reason: ReportReason;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;
}
