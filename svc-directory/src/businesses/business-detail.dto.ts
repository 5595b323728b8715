import { IntersectionType } from '@nestjs/swagger';
import { FEE_BASES } from '@lawdex/contracts';
import type { BusinessDetail, BusinessSummary } from '@lawdex/contracts';
import { BusinessSummaryDto, CategoryRefDto, described } from '@lawdex/svc-kit/dto';
import { RemovedCountDto } from '../reviews/ledger/removed-review.dto.ts';
import { LicenceDto } from './licence.dto.ts';
import { WeeklyHoursDto } from './weekly-hours.dto.ts';

export class BusinessDetailDto extends IntersectionType(
  BusinessSummaryDto,
  described<Omit<BusinessDetail, keyof BusinessSummary>>({
    email: { type: String, nullable: true },
    website: { type: String, nullable: true, description: 'http(s) only.' },
    latitude: { type: Number, nullable: true },
    longitude: { type: Number, nullable: true },
    timeZone: { type: String, nullable: true, description: 'IANA name.', example: 'America/New_York' },
    hours: { type: WeeklyHoursDto, nullable: true },
    languages: { type: [String], description: 'ISO 639-1 codes.', example: ['en', 'es'] },
    feeBasis: { type: String, enum: FEE_BASES, isArray: true },
    licences: { type: [LicenceDto] },
    additionalPracticeAreas: { type: [CategoryRefDto] },
    ratingCounts: {
      required: false,
      type: 'integer',
      isArray: true,
      minItems: 5,
      maxItems: 5,
      description: 'How many reviews gave 1, 2, 3, 4 and 5 stars; only where one business is asked for.',
    },
    cityNeedsState: {
      required: false,
      type: Boolean,
      description: "Whether the city's name alone means other places too; only where one business is asked for.",
    },
    relatedReviewCount: {
      required: false,
      type: 'integer',
      minimum: 1,
      description:
        'Reviews that are shown and not counted: of related writers, and those that count later; only when there are any.',
    },
    relatedRatingCounts: {
      required: false,
      type: 'integer',
      isArray: true,
      minItems: 5,
      maxItems: 5,
      description: 'The same by stars, 1 to 5.',
    },
    removedReviews: { required: false, type: [RemovedCountDto], description: 'Only when there are any.' },
    createdAt: { type: String, format: 'date-time' },
    updatedAt: { type: String, format: 'date-time' },
  }),
) {}
