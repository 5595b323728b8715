import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RemovalRates, RemovedReview } from '@lawdex/contracts';
import { ApiPage, sendPage } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { PageQuery } from '../../page-query.dto.ts';
import { LedgerService } from './ledger.service.ts';
import { RemovalRatesDto, RemovedReviewDto } from './removed-review.dto.ts';

@ApiTags('reviews')
@Controller('api/reviews/removed')
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  /** Lists removals of reviews, the newest first, without words or names. */
  @Get()
  @ApiPage(RemovedReviewDto)
  async listRemovedReviews(
    @Query() query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RemovedReview[]> {
    return sendPage(reply, await this.ledger.list(query));
  }

  /** Answers how many reviews were written and removed. */
  @Get('rates')
  @ApiOkResponse({ type: RemovalRatesDto })
  getRemovalRates(): Promise<RemovalRates> {
    return this.ledger.rates();
  }
}
