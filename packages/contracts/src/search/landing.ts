import type { BusinessSummary, FeeBasis, PriceRange } from '../businesses/directory.ts';

/** First words of a slug with `-lawyers-`. */
export const LAWYER_MODIFIERS = [
  'best',
  'top-rated',
  'affordable',
  'cheap',
  'emergency',
  '24-hour',
  'free-consultation',
  'experienced',
  'trusted',
] as const;
/** First words of any other landing slug. */
export const BUSINESS_MODIFIERS = [
  'best',
  'top',
  'cheap',
  'affordable',
  'premium',
  'luxury',
  'nearby',
  'open-now',
  'top-rated',
] as const;
export type LandingModifier = (typeof LAWYER_MODIFIERS)[number] | (typeof BUSINESS_MODIFIERS)[number];

/** Pages that name neither a practice area nor a place. */
export const GENERIC_LANDING_PAGES: readonly string[] = ['lawyers-by-state'];

/**
 * `intent`: modifier and practice area. `city-category`: practice area in a place. `business`: without `-lawyers-`. `generic`: lawyers of
 * a place, whatever they practise, which is the hub of a city or state; or one of `GENERIC_LANDING_PAGES`.
 */
export const LANDING_TYPES = ['intent', 'city-category', 'business', 'generic'] as const;
export type LandingType = (typeof LANDING_TYPES)[number];

export type LandingPlace =
  | { kind: 'near-me' }
  /** `state` is null when several states have a city of that name: `states` lists them all. */
  | { kind: 'city'; city: string; state: string | null; states?: string[] }
  | { kind: 'state'; state: string };

/** Why a page is in search engines or not. */
export const LANDING_VERDICTS = [
  /** It has enough to say. */
  'worth-it',
  'empty',
  /** Fewer businesses than three. */
  'few-businesses',
  /** Fewer than three businesses fulfil the modifier. */
  'modifier-thin',
  /** Nothing is known of businesses that could back the modifier: luxury, premium, nearby. */
  'modifier-unbacked',
  /** Its businesses are mostly those of the page without modifier, of the wider practice area, or of the state's largest city. */
  'like-another',
  /** Another address of a page: an alias, a business slug of a lawyer page. */
  'other-address',
  /** Its words name no practice area. */
  'words',
  /** A city's name that several states have. */
  'ambiguous-place',
] as const;
export type LandingVerdict = (typeof LANDING_VERDICTS)[number];

/** A link to a landing page that answers 200 and has enough to say. */
export interface LandingLink {
  text: string;
  /** A path on this site. */
  to: string;
  /** How many businesses the page has. */
  count: number;
}

export interface LandingLinks {
  /** `Practice areas in Houston`. */
  title: string;
  links: LandingLink[];
}

export const LANDING_SORTS = ['rating', 'relevance', 'price', 'hours', 'experience', 'checked', 'distance'] as const;
/** The order of the list; `relevance` is the order of a search in words, whose label is 'Sorted by Relevance'. */
export type LandingSort = (typeof LANDING_SORTS)[number];

/** Figures of all the businesses of a page, not only of those that are listed. */
export interface LandingStats {
  /** Average of all reviews of the businesses, one decimal; null without reviews. */
  averageRating: string | null;
  totalReviews: number;
  /** Number that are open at the moment of the answer, each in its own time zone. */
  openNow: number;
  withDelivery: number;
  /** Number that offer a free first consultation. */
  withConsultation: number;
}

/** More figures of all the businesses of a page. */
export interface LandingFacts {
  /** Businesses in the place, whatever the modifier. */
  inPlace: number;
  withReviews: number;
  withHours: number;
  openAtWeekends: number;
  openAllDay: number;
  withVideoConsultation: number;
  withPhone: number;
  /** Number with at least one licence in the listing. */
  withLicence: number;
  /** Number with a licence that was checked in the last 24 months. */
  licenceChecked: number;
  /** Number with a licence of ten years or more. */
  admittedTenYears: number;
  /** The earliest year of admission; null when none is known. */
  firstAdmitted: number | null;
  /** How many businesses have each price range; a range that none has is absent. */
  prices: { price: PriceRange; count: number }[];
  feeBases: { basis: FeeBasis; count: number }[];
  /** Besides English, the most frequent first: ISO 639-1 codes. */
  languages: { language: string; count: number }[];
  /** Number of cities that have these businesses; on pages of a state or the whole country only. */
  cities: number;
}

export interface LandingPage {
  title: string;
  metaDescription: string;
  /** On the configured public origin; a path where none is configured. */
  canonicalUrl: string;
  /** JSON-LD nodes. */
  structuredData: Record<string, unknown>[];
  h1Title: string;
  /** Plain text; an empty line separates paragraphs. */
  introContent: string;
  /** Name of the practice area; null when none is named. */
  category: string | null;
  categorySlug: string | null;
  modifier: LandingModifier | null;
  /** `Houston, TX`, `Texas`, `near you`; null on a page of the whole country. */
  location: string | null;
  city: string | null;
  total: number;
  /** The first twenty. */
  businesses: BusinessSummary[];
  stats: LandingStats;
  faqs: { question: string; answer: string }[];
  /** Each of them answers 200. */
  relatedSearches: { text: string; url: string }[];

  type: LandingType;
  /** The words of a name that is no practice area, which were searched for; null otherwise. */
  text: string | null;
  /** Null on a page that names no place at all. */
  place: LandingPlace | null;
  /** `Best`, `24-Hour`; null without modifier. */
  modifierLabel: string | null;
  /** Whether the list was chosen by the modifier; false when nothing backs it, so that everybody is listed. */
  modifierApplied: boolean;
  /** One sentence: how the list came about. */
  chosenBy: string;
  sortedBy: LandingSort;
  facts: LandingFacts;
  robots: { index: boolean; verdict: LandingVerdict };
  /** Path of the page that search engines should know instead of this one; this page's own when there is none. */
  canonicalPath: string;
  /** The address that it moved to, where the asked one spells its city in another way than the site. */
  movedTo?: string;
  /** The next wider page that is worth it, for the breadcrumb and for visitors of a page that has too little. */
  parent: LandingLink | null;
  /** Whether the visitor's position was used; a page near the visitor without one shows the whole country. */
  positionUsed: boolean;
  /** Miles around the position; null without one. */
  radiusMiles: number | null;
  /** The same page in the nearest other places. */
  nearby: LandingLink[];
  /** Where to go from here: groups of links, of which none is empty. */
  hubs: LandingLinks[];
  /** The largest cities of this page, for who has given no position; empty elsewhere. */
  chooseCity: LandingLink[];
  /** The search that shows every business of the page. */
  searchPath: string;
}

/**
 * A landing page that answers 200 and lists at least one firm. That is enough for a visitor's link; whether search engines are offered it
 * is another question.
 */
export interface LinkablePath {
  /** As it was asked for. */
  path: string;
  /** The page's one address. */
  canonicalPath: string;
  total: number;
}

/** GET /api/seo/home: where home leads to. */
export interface HomeLinks {
  /** Every state that has firms, by name. */
  states: LandingLink[];
  /** The linkable ones among the paths that were asked for. */
  linkable: string[];
}

/** GET /api/seo/practice/{slug}: where a practice area has pages. */
export interface PracticeHub {
  /** Those that are worth it, by name. */
  states: LandingLink[];
  /** Those that are worth it, the largest first. */
  cities: LandingLink[];
  /** The practice area with each modifier of lawyers in the whole country, as far as the page is linkable. */
  nearMe: LandingLink[];
  /** The pages of twelve large cities, as far as firms are there. */
  largeCities?: LandingLink[];
}
