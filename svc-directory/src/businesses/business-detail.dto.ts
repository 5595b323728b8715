import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FEE_BASES } from '@lawdex/contracts';
import type { BusinessDetail, FeeBasis, WeeklyHours } from '@lawdex/contracts';
import { BusinessSummaryDto, CategoryRefDto } from '@lawdex/svc-kit/dto';
import { LicenceDto } from './licence.dto.ts';
import { WeeklyHoursDto } from './weekly-hours.dto.ts';

export class BusinessDetailDto extends BusinessSummaryDto implements BusinessDetail {
  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'http(s) only.' })
  website: string | null;

  @ApiProperty({ type: Number, nullable: true })
  latitude: number | null;

  @ApiProperty({ type: Number, nullable: true })
  longitude: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'IANA name.', example: 'America/New_York' })
  timeZone: string | null;

  @ApiProperty({ type: WeeklyHoursDto, nullable: true })
  hours: WeeklyHours | null;

  @ApiProperty({ type: [String], description: 'ISO 639-1 codes.', example: ['en', 'es'] })
  languages: string[];

  @ApiProperty({ type: String, enum: FEE_BASES, isArray: true })
  feeBasis: FeeBasis[];

  @ApiProperty({ type: [LicenceDto] })
  licences: LicenceDto[];

  @ApiProperty({ type: [CategoryRefDto] })
  additionalPracticeAreas: CategoryRefDto[];

  @ApiPropertyOptional({
    type: 'integer',
    isArray: true,
    minItems: 5,
    maxItems: 5,
    description: 'How many reviews gave 1, 2, 3, 4 and 5 stars; only where one business is asked for.',
  })
  ratingCounts?: number[];

  @ApiPropertyOptional({
    type: Boolean,
    description: "Whether the city's name alone means other places too; only where one business is asked for.",
  })
  cityNeedsState?: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt: string;
}
