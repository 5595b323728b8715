import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { CreatedReview, HeldReview, PlacedReview, Review } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';

export class ReviewDto extends described<Review>({
  id: { type: String, format: 'uuid' },
  businessId: { type: String, format: 'uuid' },
  userName: { type: String },
  rating: { type: 'integer', minimum: 1, maximum: 5 },
  comment: { type: String, nullable: true },
  createdAt: { type: String, format: 'date-time' },
  isRelated: { required: false, type: Boolean, description: 'True for one that is labelled and counts nowhere.' },
  countsFrom: {
    required: false,
    type: String,
    format: 'date-time',
    description: 'Many came on its day, and it counts from then on.',
  },
  matterMonth: {
    required: false,
    type: String,
    example: '2026-03',
    description: 'YYYY-MM; absent when the writer did not say.',
  },
  matterKind: { required: false, type: String, description: 'Name of a practice area.' },
}) {}

class HeldReviewDto extends described<HeldReview>({
  reasons: {
    type: String,
    enum: ['rate'],
    isArray: true,
    description: 'Always `rate`, for pages of the release before.',
  },
  until: { type: String, format: 'date-time', description: 'From then on it is shown.' },
}) {}

export class CreatedReviewDto extends ReviewDto implements CreatedReview {
  @ApiPropertyOptional({ type: HeldReviewDto, description: 'Many came today: nobody else sees it until then.' })
  held?: HeldReviewDto;
}

export class PlacedReviewDto extends ReviewDto implements PlacedReview {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Among the reviews of its business, most recent first.' })
  place: number;
}
