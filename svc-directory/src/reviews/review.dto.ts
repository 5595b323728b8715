import { ApiProperty } from '@nestjs/swagger';
import type { Review } from '@lawdex/contracts';

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
