import { ApiProperty } from '@nestjs/swagger';
import type { PlacedReview, Review } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';

export class ReviewDto extends described<Review>({
  id: { type: String, format: 'uuid' },
  businessId: { type: String, format: 'uuid' },
  userName: { type: String },
  rating: { type: 'integer', minimum: 1, maximum: 5 },
  comment: { type: String, nullable: true },
  createdAt: { type: String, format: 'date-time' },
}) {}

export class PlacedReviewDto extends ReviewDto implements PlacedReview {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Among the reviews of its business, most recent first.' })
  place: number;
}
