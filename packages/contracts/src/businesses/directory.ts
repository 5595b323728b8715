import type { HeldReview, RemovedCount } from './review-checks.core.ts';

/** Opening times, local to the business. `close` before `open` means it closes after midnight. */
export interface DayHours {
  /** HH:MM, 24 hours. */
  open: string;
  /** HH:MM, 24 hours. */
  close: string;
}

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The times of a weekday. After a break it opens again. */
export interface WeekdayHours extends DayHours {
  /** Further times, in their order. */
  more?: DayHours[];
}

/** A date with times of its own. */
export interface SpecialDay {
  /** `2026-12-24`, or `12-25` for every year. */
  date: string;
  /** None when it is closed. */
  spans: DayHours[];
}

/** A day without an entry is closed. Versions from before there were breaks and special days read the first times of each weekday. */
export type WeeklyHours = Partial<Record<Weekday, WeekdayHours>> & {
  /** By date. */
  special?: SpecialDay[];
};

export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

export const FEE_BASES = ['contingency', 'flat', 'hourly'] as const;
export type FeeBasis = (typeof FEE_BASES)[number];

/** A practice area. */
export interface Category {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  /** Other names that visitors use, lowercase: `car crash`, `auto accident`. */
  aliases: string[];
  /** Businesses of the area and of the areas within it. */
  businessCount: number;
  /** The wider area that it is a part of. */
  parent: CategoryRef | null;
  /** The areas that are parts of it, by name. */
  children: CategoryRef[];
}

export interface CategoryRef {
  name: string;
  slug: string;
}

export const BUSINESS_KINDS = ['law-firm', 'legal-aid', 'court', 'agency', 'other'] as const;
/** Kinds of organisations. An `agency` belongs to a government; `other` is a bar association, for example. */
export type BusinessKind = (typeof BUSINESS_KINDS)[number];

/** Kinds that visitors hire or ask for help: only these are rated, compared, counted as firms, and have practice areas. */
export const RATEABLE_KINDS = ['law-firm', 'legal-aid'] as const satisfies readonly BusinessKind[];

export const isRateable = ({ kind = 'law-firm' }: { kind?: BusinessKind | undefined }): boolean =>
  RATEABLE_KINDS.some((rateable) => rateable === kind);

/** A city in the list of cities. */
export interface CitySummary {
  city: string;
  /** Two-letter abbreviation. */
  state: string;
  count: number;
}

/** A state that has firms, with its largest cities. */
export interface StateCities {
  /** Two-letter abbreviation. */
  state: string;
  /** Number of firms. */
  count: number;
  /** How many cities have firms. */
  cities: number;
  /** The cities with most firms, `LARGEST_CITIES` at most. */
  largest: CitySummary[];
}

export const LARGEST_CITIES = 6;

/** Figures of the whole directory. */
export interface DirectoryFigures {
  firms: number;
  /** Number of cities that have firms. */
  cities: number;
  reviews: number;
  /** Number of practice areas that businesses practice. */
  practiceAreas: number;
}

/** Figures of a city: in one state, or in all states that have a city of the name. */
export interface CityFigures {
  /** The name as the city's businesses write it; as it was asked for when there are none. */
  city: string;
  /** Two-letter abbreviation, also when the request named no state and only one has the city; null for several. */
  state: string | null;
  count: number;
  /** Average of all reviews of the businesses, one decimal; null without reviews. */
  averageRating: string | null;
  totalReviews: number;
  /** How many different practice areas the businesses list first. */
  practiceAreas: number;
}

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
export interface BusinessSummary extends BusinessFlags {
  id: string;
  slug: string;
  name: string;
  /** A law firm when absent, as in answers and copies from before there were kinds. */
  kind?: BusinessKind;
  /** Whole in a `BusinessDetail`; in lists cut to `SUMMARY_DESCRIPTION_MAX` characters. */
  description: string | null;
  /** A path on our own origin. */
  image: string | null;
  category: CategoryRef | null;
  categoryId: string | null;
  priceRange: PriceRange | null;
  /** One decimal, `"4.6"`; `"0.0"` without reviews. */
  rating: string;
  reviewCount: number;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string | null;
  /** In the business's own time zone, when answered; null when its hours are not known. */
  isOpen: boolean | null;
  /** The next change of its opening state, by its own clock: `opens Mon 8:30 AM`, `closes 5 PM`, `open 24 hours`; in lists, where it is known. */
  opensOrCloses?: string;
  /** From the visitor's position or the chosen city's centre; only in searches that name one. */
  distanceMiles?: number;
  /** Names of practice areas beside its own that a search found it by, the one that was searched for first. */
  alsoPractices?: string[];
}

/** A licence to practise. */
export interface Licence {
  jurisdiction: string;
  /** The lawyer who holds it; missing in licences stored before this field existed. */
  holder?: string | null;
  number: string | null;
  yearAdmitted: number | null;
  /** http(s) only. */
  sourceUrl: string | null;
  /** ISO date, YYYY-MM-DD. */
  checkedAt: string | null;
}

export interface BusinessDetail extends BusinessSummary {
  email: string | null;
  /** http(s) only. */
  website: string | null;
  latitude: number | null;
  longitude: number | null;
  /** IANA name. */
  timeZone: string | null;
  hours: WeeklyHours | null;
  /** ISO 639-1 codes: `en`, `es`. */
  languages: string[];
  feeBasis: FeeBasis[];
  licences: Licence[];
  additionalPracticeAreas: CategoryRef[];
  /** How many reviews gave 1, 2, 3, 4 and 5 stars, in this order; only where one business is asked for. */
  ratingCounts?: number[];
  /**
   * How many reviews are shown that `reviewCount` leaves out: of related writers, and those that count later; only where one business is
   * asked for, and only when there are any.
   */
  relatedReviewCount?: number;
  /** The same by stars, 1 to 5. */
  relatedRatingCounts?: number[];
  /** Whether the city's name alone means other places too; only where one business is asked for. */
  cityNeedsState?: boolean;
  /** How many of its reviews were removed, by reason; only where one business is asked for, and only when there are any. */
  removedReviews?: RemovedCount[];
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

/** What is said of a business that has closed. */
export interface ClosedBusiness {
  /** Null for one that was removed for good. */
  name: string | null;
  city: string;
  /** Two-letter abbreviation. */
  state: string;
  category: CategoryRef | null;
  /** Firms of its city, those of its practice area first. */
  near: BusinessSummary[];
}

/** What the page of a business shows, in one answer. */
export interface BusinessPage {
  business: BusinessDetail;
  /** Those that were asked for; none for a business that is not rated. */
  reviews: Review[];
  similar: BusinessSummary[];
}

export const REVIEW_LIMITS = {
  nameMin: 2,
  nameMax: 80,
  commentMax: 4000,
  ratingMin: 1,
  ratingMax: 5,
  matterYearMin: 1950,
} as const;

export interface CreateReview {
  userName: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  comment?: string;
  /** Whether the writer works for the business or is related to it. */
  isRelated?: boolean;
  /** When the matter was, YYYY-MM: from 1950 to this month. */
  matterMonth?: string;
  /** Slug of the practice area of the matter. */
  matterKind?: string;
}

/** Most recent first; or highest or lowest stars first, and the most recent first among equals. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export interface Review {
  id: string;
  businessId: string;
  userName: string;
  rating: number;
  comment: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** True for one that is labelled and counts nowhere; absent for all others. */
  isRelated?: boolean;
  /** ISO 8601, UTC: many came on its day, and it counts from then on; absent for one that counts, or never will. */
  countsFrom?: string;
  /** YYYY-MM; absent when the writer did not say. */
  matterMonth?: string;
  /** Name of a practice area; absent when the writer did not say. */
  matterKind?: string;
}

/** Answers the writer of a review. */
export interface CreatedReview extends Review {
  /** Present while nobody else sees the review, and it counts nowhere. */
  held?: HeldReview;
}

export interface PlacedReview extends Review {
  /** Its place among the reviews of its business, the most recent first; from 1. */
  place: number;
}

/** Reasons for which a visitor reports a review. */
export const REPORT_REASONS = ['not-genuine', 'abusive', 'private', 'advertising', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_LIMITS = { commentMax: 1000 } as const;

export interface ReportReview {
  reason: ReportReason;
  comment?: string;
}

/** A report that was accepted. */
export interface ReviewReport {
  id: string;
  reviewId: string;
  reason: ReportReason;
  /** ISO 8601, UTC. */
  createdAt: string;
}
