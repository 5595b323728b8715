import { ApiProperty } from '@nestjs/swagger';
import type { PlacedReview, Review } from '@lawdex/contracts';

export class ReviewDto implements Review {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid' })
  businessId: string;

  @ApiProperty({ type: String })
  userName: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating: number;

  @ApiProperty({ type: String, nullable: true })
  comment: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;
}

export class PlacedReviewDto extends ReviewDto implements PlacedReview {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Among the reviews of its business, most recent first.' })
  place: number;
}
