import type { SearchAnswers as Answers } from '../api/index.ts';

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
export type LandingLink = Answers['LandingLinkDto'];

export type LandingLinks = Answers['LandingLinksDto'];

export const LANDING_SORTS = ['rating', 'relevance', 'price', 'hours', 'experience', 'checked', 'distance'] as const;
/** The order of the list; `relevance` is the order of a search in words, whose label is 'Sorted by Relevance'. */
export type LandingSort = (typeof LANDING_SORTS)[number];

/** Figures of all the businesses of a page, not only of those that are listed. */
export type LandingStats = Answers['LandingStatsDto'];

/** More figures of all the businesses of a page. */
export type LandingFacts = Answers['LandingFactsDto'];

export type LandingPage = Answers['LandingPageDto'];

/**
 * A landing page that answers 200 and lists at least one firm. That is enough for a visitor's link; whether search engines are offered it
 * is another question.
 */
export type LinkablePath = Answers['LinkablePathDto'];

/** GET /api/seo/home: where home leads to. */
export type HomeLinks = Answers['HomeLinksDto'];

/** GET /api/seo/practice/{slug}: where a practice area has pages. */
export type PracticeHub = Answers['PracticeHubDto'];
