import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { SENDER_HEADER } from '@lawdex/contracts';
import type { ReviewReport } from '@lawdex/contracts';
import { UuidParam, readIdempotencyKey } from '@lawdex/svc-kit';
import { ReportReviewDto, ReviewReportDto } from './report-review.dto.ts';
import { ReportsService } from './reports.service.ts';

@ApiTags('reviews')
@Controller('api/businesses/:id/reviews/:reviewId/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /**
   * Tells operators that a review should not be shown. The same words under the same Idempotency-Key, or from the same
   * sender, count once.
   */
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
