import { SENDER_HEADER, REPORT_LIMITS, REPORT_REASONS } from '@lawdex/contracts';
import type { ReviewReport, ReportReason, ReportReview } from '@lawdex/contracts';
import { UuidParam, readIdempotencyKey, Text } from '@lawdex/svc-kit';
import { described } from '@lawdex/svc-kit/dto';
import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiTags, ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { cleanText } from '../review-text.core.ts';
import { ReportsService } from './reports.service.ts';

const { commentMax } = REPORT_LIMITS;

class ReportReviewDto implements ReportReview {
  @ApiProperty({ type: String, enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS, { message: 'Please select a reason' })
  reason: ReportReason;

  @Text({ max: commentMax, isOptional: true, label: 'Comment', clean: cleanText })
  comment?: string;
}

class ReviewReportDto extends described<ReviewReport>({
  id: { type: String, format: 'uuid' },
  reviewId: { type: String, format: 'uuid' },
  reason: { type: String, enum: REPORT_REASONS },
  createdAt: { type: String, format: 'date-time' },
}) {}

@ApiTags('reviews')
@Controller('api/businesses/:id/reviews/:reviewId/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** Tells operators that a review should not be shown. The same words under the same Idempotency-Key, or from the same sender, count once. */
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: false, schema: { type: 'string', minLength: 8, maxLength: 100 } })
  @ApiHeader({ name: SENDER_HEADER, required: false, description: 'Who sends it, as the shell tells it.' })
  @ApiCreatedResponse({ type: ReviewReportDto })
  reportReview(
    @Param('id', UuidParam) id: string,
    @Param('reviewId', UuidParam) reviewId: string,
    @Body() input: ReportReviewDto,
    @Headers('idempotency-key') key: string | undefined,
    @Headers(SENDER_HEADER) sender: string | undefined,
  ): Promise<ReviewReport> {
    return this.reports.report(id, reviewId, input, { key: readIdempotencyKey(key), sender: sender || null });
  }
}
