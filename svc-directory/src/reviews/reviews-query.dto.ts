import { ApiPropertyOptional } from '@nestjs/swagger';
import { REVIEW_LIMITS, REVIEW_SORTS, type ReviewSort } from '@lawdex/contracts';
import { WholeNumber } from '@lawdex/svc-kit';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../page-query.dto.ts';

const { ratingMin, ratingMax } = REVIEW_LIMITS;

export class ReviewsQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, enum: REVIEW_SORTS, default: 'newest' })
  @IsIn(REVIEW_SORTS, { message: `sortBy must be one of ${REVIEW_SORTS.join(', ')}.` })
  @IsOptional()
  sortBy: ReviewSort = 'newest';

  @WholeNumber({ min: ratingMin, max: ratingMax, description: 'Only reviews of so many stars.' })
  rating?: number;
}
