import { ApiProperty } from '@nestjs/swagger';
import { PRICE_RANGES } from '@lawdex/contracts';
import type { BusinessSummary, PriceRange } from '@lawdex/contracts';
import { CategoryRefDto } from '../categories/category.dto.ts';

export class BusinessSummaryDto implements BusinessSummary {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'A path on our own origin.' })
  image: string | null;

  @ApiProperty({ type: CategoryRefDto, nullable: true })
  category: CategoryRefDto | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  categoryId: string | null;

  @ApiProperty({ type: String, enum: PRICE_RANGES, nullable: true })
  priceRange: PriceRange | null;

  @ApiProperty({ type: String, description: 'One decimal; "0.0" without reviews.', example: '4.6' })
  rating: string;

  @ApiProperty({ type: 'integer' })
  reviewCount: number;

  @ApiProperty({ type: String })
  address: string;

  @ApiProperty({ type: String })
  city: string;

  @ApiProperty({ type: String, description: 'Two-letter abbreviation.' })
  state: string;

  @ApiProperty({ type: String })
  zipCode: string;

  @ApiProperty({ type: String, nullable: true })
  phone: string | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: "When answered, in the business's own time zone; null when its hours are not known.",
  })
  isOpen: boolean | null;

  @ApiProperty({ type: Boolean })
  hasDelivery: boolean;

  @ApiProperty({ type: Boolean })
  hasTakeout: boolean;

  @ApiProperty({ type: Boolean })
  freeConsultation: boolean;

  @ApiProperty({ type: Boolean })
  videoConsultation: boolean;
}
