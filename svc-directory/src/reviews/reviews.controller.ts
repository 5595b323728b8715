import { Module, Body, Controller, Get, Headers, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SENDER_HEADER, SENDER_NETWORK_HEADER } from '@lawdex/contracts';
import type { CreatedReview, PlacedReview, Review } from '@lawdex/contracts';
import { ApiPage, InCacheGroups, InTurn, invalidateCacheGroups, readIdempotencyKey, UuidParam } from '@lawdex/svc-kit';
import type { Page } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { businessGroup } from '../businesses/shows-businesses.decorator.ts';
import { LedgerController } from './ledger/ledger.controller.ts';
import { RemovedEntry } from './ledger/removed-entry.entity.ts';
import { Report } from './reports/report.entity.ts';
import { ReportsController } from './reports/reports.controller.ts';
import { ReportsService } from './reports/reports.service.ts';
import { CreateReviewDto } from './create-review.dto.ts';
import { CreatedReviewDto, PlacedReviewDto, ReviewDto } from './review.dto.ts';
import { ReviewsQuery } from './reviews-query.dto.ts';
import { ReviewsService } from './reviews.service.ts';
import { WriteReviewService } from './write-review.service.ts';

const OfBusiness = () => InCacheGroups((_answer, { id = '' }) => [businessGroup(id.toLowerCase())]);

@ApiTags('reviews')
@Controller('api/businesses/:id/reviews')
class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly writing: WriteReviewService,
  ) {}

  /** Lists the newest first, unless another order is asked for. */
  @Get()
  @ApiPage(ReviewDto)
  @OfBusiness()
  listReviews(@Param('id', UuidParam) id: string, @Query() query: ReviewsQuery): Promise<Page<Review>> {
    return this.reviews.list(id, query);
  }

  /** Answers one review, for its permanent link. */
  @Get(':reviewId')
  @ApiOkResponse({ type: PlacedReviewDto })
  @OfBusiness()
  getReview(@Param('id', UuidParam) id: string, @Param('reviewId', UuidParam) reviewId: string): Promise<PlacedReview> {
    return this.reviews.one(id, reviewId);
  }

  /** Creates a review. The same one with the same Idempotency-Key gets the first answer, however often it comes. */
  @Post()
  @InTurn('id')
  @ApiHeader({ name: 'Idempotency-Key', required: false, schema: { type: 'string', minLength: 8, maxLength: 100 } })
  @ApiHeader({ name: SENDER_HEADER, required: false, description: 'Which visitor sends it, as the shell tells it.' })
  @ApiHeader({
    name: SENDER_NETWORK_HEADER,
    required: false,
    description: 'From which network, as the shell tells it.',
  })
  @ApiCreatedResponse({ type: CreatedReviewDto })
  async createReview(
    @Param('id', UuidParam) id: string,
    @Body() input: CreateReviewDto,
    @Headers('idempotency-key') key: string | undefined,
    @Headers(SENDER_HEADER) by: string | undefined,
    @Headers(SENDER_NETWORK_HEADER) network: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedReview> {
    const sender = by ? { by, network: network || by } : null;
    const { review, isSeen } = await this.writing.create(id, input, readIdempotencyKey(key), sender);
    if (isSeen) invalidateCacheGroups(reply, [businessGroup(id)]);
    return review;
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([RemovedEntry, Report])],
  controllers: [ReviewsController, ReportsController, LedgerController],
  providers: [ReviewsService, WriteReviewService, ReportsService],
  exports: [ReviewsService],
})
export class ReviewsModule {}
