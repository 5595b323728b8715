/** A day's opening times, local to the business. `close` before `open` means it closes after midnight. */
export interface DayHours {
  /** HH:MM, 24 hours. */
  open: string;
  /** HH:MM, 24 hours. */
  close: string;
}

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A day without an entry is closed. */
export type WeeklyHours = Partial<Record<Weekday, DayHours>>;

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
  /** Of the areas within it too. */
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
/** What kind of organisation it is. `agency`: of a government; `other`: a bar association, say. */
export type BusinessKind = (typeof BUSINESS_KINDS)[number];

/** Those that visitors hire or turn to for help: they are rated, compared and counted as firms, and have practice areas. */
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
  /** Firms. */
  count: number;
  /** How many cities have firms. */
  cities: number;
  /** Those with most firms: `LARGEST_CITIES` at most. */
  largest: CitySummary[];
}

export const LARGEST_CITIES = 6;

/** What is said of the whole directory. */
export interface DirectoryFigures {
  firms: number;
  /** That have firms. */
  cities: number;
  reviews: number;
  /** That businesses practice. */
  practiceAreas: number;
}

/** What is said of a whole city, or of its part in one state. */
export interface CityFigures {
  /** As the city's businesses write it; as it was asked for when there are none. */
  city: string;
  /** Two-letter abbreviation, also when none was named and there is only one; null when it is of several states. */
  state: string | null;
  count: number;
  /** Of the businesses' ratings, each as often as it has reviews; one decimal, null without reviews. */
  averageRating: string | null;
  totalReviews: number;
  /** How many different practice areas the businesses list first. */
  practiceAreas: number;
}

/**
 * The facts of a business that are either true or not, and a filter of the search each. This is the one list of them: types, DTOs,
 * search documents and filters map over it.
 */
export const BUSINESS_FLAGS = ['hasDelivery', 'hasTakeout', 'freeConsultation', 'videoConsultation'] as const;
export type BusinessFlag = (typeof BUSINESS_FLAGS)[number];
export type BusinessFlags = Record<BusinessFlag, boolean>;

/** A card shows three lines of a description; a list of twenty businesses does not carry more. */
export const SUMMARY_DESCRIPTION_MAX = 160;

/** What a card shows; every list of businesses answers with these. */
export interface BusinessSummary extends BusinessFlags {
  id: string;
  slug: string;
  name: string;
  /** A law firm when nothing is said, as in answers and copies that are older than kinds. */
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
  /** What its door does next, by its own clock: `opens Mon 8:30 AM`, `closes 5 PM`, `open 24 hours`; in lists, where it is known. */
  opensOrCloses?: string;
  /** From the visitor's position or the chosen city's centre; only in searches that name one. */
  distanceMiles?: number;
  /** Names of practice areas beside its own that a search found it by, the one that was searched for first. */
  alsoPractices?: string[];
}

/** A licence to practise. */
export interface Licence {
  jurisdiction: string;
  /** The lawyer whose it is; missing in what was stored before this was asked. */
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
  /** Whether the city's name alone means other places too; only where one business is asked for. */
  cityNeedsState?: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

export const REVIEW_LIMITS = { nameMin: 2, nameMax: 80, commentMax: 4000, ratingMin: 1, ratingMax: 5 } as const;

export interface CreateReview {
  userName: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  comment?: string;
}

/** Most recent first; highest or lowest stars first, of equals the most recent. */
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
}

export interface PlacedReview extends Review {
  /** Among the reviews of its business, the most recent first; from 1. */
  place: number;
}

/** Why a visitor thinks that a review should not be shown. */
export const REPORT_REASONS = ['not-genuine', 'abusive', 'private', 'advertising', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_LIMITS = { commentMax: 1000 } as const;

export interface ReportReview {
  reason: ReportReason;
  comment?: string;
}

/** A report that was taken. */
export interface ReviewReport {
  id: string;
  reviewId: string;
  reason: ReportReason;
  /** ISO 8601, UTC. */
  createdAt: string;
}
