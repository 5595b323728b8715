import {
  PRICE_RANGES,
  type BusinessSummary,
  type CategoryRef,
  type PriceRange,
  type SearchResponse,
} from '@lawdex/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class CategoryRefDto implements CategoryRef {
  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String })
  slug: string;
}

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
    description: 'In its own time zone, now; null when its hours are not known.',
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

  @ApiPropertyOptional({ type: Number, description: 'From `near` or the city that is searched in.' })
  distanceMiles?: number;
}

export class SearchResponseDto implements SearchResponse {
  @ApiProperty({ type: [BusinessSummaryDto] })
  businesses: BusinessSummaryDto[];

  @ApiProperty({ type: 'integer', description: 'Exact, on every page.' })
  total: number;
}
