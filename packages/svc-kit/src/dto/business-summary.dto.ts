import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { BUSINESS_KINDS, PRICE_RANGES } from '@lawdex/contracts';
import type { BusinessKind, BusinessSummary, PriceRange } from '@lawdex/contracts';
import { BusinessFlagsDto } from './business-flags.dto.ts';
import { CategoryRefDto } from './category-ref.dto.ts';

/** Every list of businesses consists of these, in each service. */
export class BusinessSummaryDto extends BusinessFlagsDto implements BusinessSummary {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiPropertyOptional({ type: String, enum: BUSINESS_KINDS, description: 'A law firm when nothing is said.' })
  kind?: BusinessKind;

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

  @ApiPropertyOptional({
    type: String,
    description: "What its door does next, by the business's own clock; absent when its hours are not known.",
    example: 'opens Mon 8:30 AM',
  })
  opensOrCloses?: string;

  @ApiPropertyOptional({ type: Number, description: 'Only in a search near a position or in one city.' })
  distanceMiles?: number;

  @ApiPropertyOptional({
    type: [String],
    description: 'Practice areas beside its own that a search found it by, the one that was searched for first.',
    example: ['Landlord & Tenant'],
  })
  alsoPractices?: string[];
}
