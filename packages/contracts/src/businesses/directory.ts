import type { DirectoryAnswers as Answers } from '../api/index.ts';

/** Opening times, local to the business. `close` before `open` means it closes after midnight. */
export type DayHours = Answers['DayHoursDto'];

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The times of a weekday. After a break it opens again. */
export type WeekdayHours = Answers['WeekdayHoursDto'];

/** A date with times of its own. */
export type SpecialDay = Answers['SpecialDayDto'];

/** A day without an entry is closed. Versions from before there were breaks and special days read the first times of each weekday. */
export type WeeklyHours = Answers['WeeklyHoursDto'];

export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

export const FEE_BASES = ['contingency', 'flat', 'hourly'] as const;
export type FeeBasis = (typeof FEE_BASES)[number];

/** A practice area. */
export type Category = Answers['CategoryDto'];

export type CategoryRef = Answers['CategoryRefDto'];

export const BUSINESS_KINDS = ['law-firm', 'legal-aid', 'court', 'agency', 'other'] as const;
/** Kinds of organisations. An `agency` belongs to a government; `other` is a bar association, for example. */
export type BusinessKind = (typeof BUSINESS_KINDS)[number];

/** Kinds that visitors hire or ask for help: only these are rated, compared, counted as firms, and have practice areas. */
export const RATEABLE_KINDS = ['law-firm', 'legal-aid'] as const satisfies readonly BusinessKind[];

export const isRateable = ({ kind = 'law-firm' }: { kind?: BusinessKind | undefined }): boolean =>
  RATEABLE_KINDS.some((rateable) => rateable === kind);

/** A city in the list of cities. */
export type CitySummary = Answers['CitySummaryDto'];

/** A state that has firms, with its largest cities. */
export type StateCities = Answers['StateCitiesDto'];

export const LARGEST_CITIES = 6;

/** Figures of the whole directory. */
export type DirectoryFigures = Answers['DirectoryFiguresDto'];

/** Figures of a city: in one state, or in all states that have a city of the name. */
export type CityFigures = Answers['CityFiguresDto'];

/**
 * Facts of a business that are either true or not; each is a filter of the search. This is the only list of them: types, DTOs,
 * search documents and filters map over it.
 */
export const BUSINESS_FLAGS = ['hasDelivery', 'hasTakeout', 'freeConsultation', 'videoConsultation'] as const;
export type BusinessFlag = (typeof BUSINESS_FLAGS)[number];
export type BusinessFlags = Record<BusinessFlag, boolean>;

/** A card shows three lines of a description; a list of twenty businesses does not carry more. */
export const SUMMARY_DESCRIPTION_MAX = 160;

/** A business as a card shows it; every list of businesses answers with these. */
export type BusinessSummary = Answers['BusinessSummaryDto'];

/** A licence to practise. */
export type Licence = Answers['LicenceDto'];

export type BusinessDetail = Answers['BusinessDetailDto'];

/** What is said of a business that has closed. */
export type ClosedBusiness = Answers['ClosedBusinessDto'];

/** What the page of a business shows, in one answer. */
export type BusinessPage = Answers['BusinessPageDto'];

export const REVIEW_LIMITS = {
  nameMin: 2,
  nameMax: 80,
  commentMax: 4000,
  ratingMin: 1,
  ratingMax: 5,
  matterYearMin: 1950,
} as const;

export type CreateReview = Answers['CreateReviewDto'];

/** Most recent first; or highest or lowest stars first, and the most recent first among equals. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export type Review = Answers['ReviewDto'];

/** Answers the writer of a review. */
export type CreatedReview = Answers['CreatedReviewDto'];

export type PlacedReview = Answers['PlacedReviewDto'];

/** Reasons for which a visitor reports a review. */
export const REPORT_REASONS = ['not-genuine', 'abusive', 'private', 'advertising', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_LIMITS = { commentMax: 1000 } as const;

export type ReportReview = Answers['ReportReviewDto'];

/** A report that was accepted. */
export type ReviewReport = Answers['ReviewReportDto'];
