import { Body, Controller, Get, Headers, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Review } from '@lawdex/contracts';
import { UuidParam } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { PageQuery } from '../paging/page-query.dto.ts';
import { ApiPage, sendPage } from '../paging/total-count.ts';
import { CreateReviewDto } from './create-review.dto.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { ReviewDto } from './review.dto.ts';
import { ReviewsService } from './reviews.service.ts';

@ApiTags('reviews')
@Controller('api/businesses/:id/reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  /** Newest first. */
  @Get()
  @ApiPage(ReviewDto)
  async listReviews(
    @Param('id', UuidParam) id: string,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Review[]> {
    return sendPage(reply, await this.reviews.list(id, query));
  }

  /** The same Idempotency-Key with the same review answers the same as the first time, however often it is sent. */
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: false, schema: { type: 'string', minLength: 8, maxLength: 100 } })
  @ApiCreatedResponse({ type: ReviewDto })
  createReview(
    @Param('id', UuidParam) id: string,
    @Body() review: CreateReviewDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<Review> {
    return this.reviews.create(id, review, readIdempotencyKey(key));
  }
}
