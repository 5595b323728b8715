import { FEE_BASES, WEEKDAYS } from '@lawdex/contracts';
import type {
  BusinessDetail,
  BusinessSummary,
  Licence,
  DayHours,
  SpecialDay,
  WeekdayHours,
  WeeklyHours,
} from '@lawdex/contracts';
import { BusinessSummaryDto, CategoryRefDto, described, ofEach } from '@lawdex/svc-kit/dto';
import { IntersectionType } from '@nestjs/swagger';
import { RemovedCountDto } from '../reviews/ledger/removed-review.dto.ts';

const TIMES = {
  open: { type: String, example: '09:00' },
  close: { type: String, description: 'Before `open` when it closes after midnight.', example: '17:00' },
} as const;

class DayHoursDto extends described<DayHours>(TIMES) {}

class WeekdayHoursDto extends described<WeekdayHours>({
  ...TIMES,
  more: { required: false, type: [DayHoursDto], description: 'Further times after a break, in their order.' },
}) {}

class SpecialDayDto extends described<SpecialDay>({
  date: { type: String, description: 'MM-DD comes back every year.', example: '2026-12-24' },
  spans: { type: [DayHoursDto], description: 'Empty when it is closed.' },
}) {}

/** A day without an entry is closed. */
class WeeklyHoursDto extends described<WeeklyHours>({
  ...ofEach(WEEKDAYS, { required: false, type: WeekdayHoursDto }),
  special: { required: false, type: [SpecialDayDto], description: 'Dates with times of their own.' },
}) {}

class LicenceDto extends described<Licence>({
  jurisdiction: { type: String },
  holder: { required: false, type: String, nullable: true, description: 'The lawyer whose it is.' },
  number: { type: String, nullable: true },
  yearAdmitted: { type: 'integer', nullable: true },
  sourceUrl: { type: String, nullable: true, description: 'http(s) only.' },
  checkedAt: { type: String, nullable: true, description: 'ISO date.', example: '2026-10-31' },
}) {}

const BY_STARS = { required: false, type: 'integer', isArray: true, minItems: 5, maxItems: 5 } as const;

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
    serves: {
      required: false,
      type: [String],
      description: 'Two-letter states in which it serves every place.',
      example: ['TX'],
    },
    licences: { type: [LicenceDto] },
    additionalPracticeAreas: { type: [CategoryRefDto] },
    ratingCounts: {
      ...BY_STARS,
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
    relatedRatingCounts: { ...BY_STARS, description: 'The same by stars, 1 to 5.' },
    removedReviews: { required: false, type: [RemovedCountDto], description: 'Only when there are any.' },
    createdAt: { type: String, format: 'date-time' },
    updatedAt: { type: String, format: 'date-time' },
  }),
) {}
