import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { ReviewReport } from '@lawdex/contracts';
import { UuidParam, readIdempotencyKey } from '@lawdex/svc-kit';
import { ReportReviewDto, ReviewReportDto } from './report-review.dto.ts';
import { ReportsService } from './reports.service.ts';

@ApiTags('reviews')
@Controller('api/businesses/:id/reviews/:reviewId/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** Tells the site's operators that a review should not be shown. The same Idempotency-Key is counted once. */
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: false, schema: { type: 'string', minLength: 8, maxLength: 100 } })
  @ApiCreatedResponse({ type: ReviewReportDto })
  reportReview(
    @Param('id', UuidParam) id: string,
    @Param('reviewId', UuidParam) reviewId: string,
    @Body() input: ReportReviewDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ReviewReport> {
    return this.reports.report(id, reviewId, input, readIdempotencyKey(key));
  }
}
