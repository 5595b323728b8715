import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { REPORT_LIMITS, REPORT_REASONS } from '@lawdex/contracts';
import type { ReportReason, ReportReview, ReviewReport } from '@lawdex/contracts';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Clean } from '../clean.decorator.ts';
import { cleanText } from '../review-text.core.ts';

const { commentMax } = REPORT_LIMITS;

export class ReportReviewDto implements ReportReview {
  @ApiProperty({ type: String, enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS, { message: 'Please select a reason' })
  reason: ReportReason;

  @ApiPropertyOptional({ type: String, maxLength: commentMax })
  @Clean(cleanText)
  @MaxLength(commentMax, { message: `Comment must be at most ${commentMax} characters` })
  @IsString({ message: 'Comment must be text' })
  @IsOptional()
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
