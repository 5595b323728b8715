import {
  BUSINESS_MODIFIERS,
  FEE_BASES,
  LANDING_SORTS,
  LANDING_TYPES,
  LANDING_VERDICTS,
  LAWYER_MODIFIERS,
  PRICE_RANGES,
} from '@lawdex/contracts';
import type {
  FeeBasis,
  HomeLinks,
  LandingFacts,
  LandingLink,
  LandingLinks,
  LandingPage,
  LandingStats,
  LinkablePath,
  PracticeHub,
  PriceRange,
} from '@lawdex/contracts';
import { BusinessSummaryDto, described } from '@lawdex/svc-kit/dto';
import { ApiExtraModels, getSchemaPath } from '@nestjs/swagger';

const MODIFIERS = [...new Set([...LAWYER_MODIFIERS, ...BUSINESS_MODIFIERS])];

export class LandingLinkDto extends described<LandingLink>({
  text: { type: String },
  to: { type: String, description: 'A path on this site.' },
  count: { type: 'integer', description: 'Businesses of the page.' },
}) {}

class LandingLinksDto extends described<LandingLinks>({
  title: { type: String, description: '`Practice areas in Houston`.' },
  links: { type: [LandingLinkDto] },
}) {}

class NearMeDto extends described<{ kind: 'near-me' }>({
  kind: { type: String, enum: ['near-me'] },
}) {}

class LandingCityDto extends described<{ kind: 'city'; city: string; state: string | null; states?: string[] }>({
  kind: { type: String, enum: ['city'] },
  city: { type: String },
  state: { type: String, nullable: true, description: 'Null when several states have a city of that name.' },
  states: { required: false, type: [String], description: 'All of them, when there are several.' },
}) {}

class LandingStateDto extends described<{ kind: 'state'; state: string }>({
  kind: { type: String, enum: ['state'] },
  state: { type: String, example: 'TX' },
}) {}

const PLACES = [NearMeDto, LandingCityDto, LandingStateDto];

class LandingStatsDto extends described<LandingStats>({
  averageRating: {
    type: String,
    nullable: true,
    example: '4.4',
    description: 'Average of all reviews of the businesses, one decimal; null without reviews.',
  },
  totalReviews: { type: 'integer' },
  openNow: {
    type: 'integer',
    description: 'Number that are open at the moment of the answer, each in its own time zone.',
  },
  withDelivery: { type: 'integer' },
  withConsultation: { type: 'integer', description: 'With a free first consultation.' },
}) {}

class PriceCountDto extends described<{ price: PriceRange; count: number }>({
  price: { type: String, enum: PRICE_RANGES },
  count: { type: 'integer' },
}) {}

class FeeCountDto extends described<{ basis: FeeBasis; count: number }>({
  basis: { type: String, enum: FEE_BASES },
  count: { type: 'integer' },
}) {}

class LanguageCountDto extends described<{ language: string; count: number }>({
  language: { type: String, example: 'es' },
  count: { type: 'integer' },
}) {}

class LandingFactsDto extends described<LandingFacts>({
  inPlace: { type: 'integer', description: 'In the place, whatever the modifier.' },
  withReviews: { type: 'integer' },
  withHours: { type: 'integer' },
  openAtWeekends: { type: 'integer' },
  openAllDay: { type: 'integer' },
  withVideoConsultation: { type: 'integer' },
  withPhone: { type: 'integer' },
  withLicence: { type: 'integer', description: 'Number with at least one licence in the listing.' },
  licenceChecked: { type: 'integer', description: 'With a licence that was checked in the last 24 months.' },
  admittedTenYears: { type: 'integer', description: 'Number with a licence of ten years or more.' },
  firstAdmitted: {
    type: 'integer',
    nullable: true,
    description: 'The earliest year of admission; null when none is known.',
  },
  prices: {
    type: [PriceCountDto],
    description: 'How many businesses have each price range; a range that none has is absent.',
  },
  feeBases: { type: [FeeCountDto] },
  languages: { type: [LanguageCountDto], description: 'Besides English.' },
  cities: {
    type: 'integer',
    description: 'Number of cities that have these businesses; on pages of a state or the whole country only.',
  },
}) {}

class FaqDto extends described<{ question: string; answer: string }>({
  question: { type: String },
  answer: { type: String },
}) {}

class RelatedSearchDto extends described<{ text: string; url: string }>({
  text: { type: String },
  url: { type: String },
}) {}

class RobotsDto extends described<{ index: boolean; verdict: LandingPage['robots']['verdict'] }>({
  index: { type: Boolean },
  verdict: { type: String, enum: LANDING_VERDICTS },
}) {}

@ApiExtraModels(...PLACES)
export class LandingPageDto extends described<LandingPage>({
  title: { type: String },
  metaDescription: { type: String },
  canonicalUrl: { type: String, description: 'On the public origin; a path where none is configured.' },
  structuredData: { type: 'array', items: { type: 'object', additionalProperties: true }, description: 'JSON-LD.' },
  h1Title: { type: String },
  introContent: { type: String, description: 'Plain text.' },
  category: { type: String, nullable: true, description: 'Name of the practice area.' },
  categorySlug: { type: String, nullable: true },
  modifier: { type: String, enum: MODIFIERS, nullable: true },
  location: {
    type: String,
    nullable: true,
    example: 'Houston, TX',
    description: '`Houston, TX`, `Texas`, `near you`; null on a page of the whole country.',
  },
  city: { type: String, nullable: true },
  total: { type: 'integer' },
  businesses: { type: [BusinessSummaryDto], description: 'The first twenty.' },
  stats: { type: LandingStatsDto },
  faqs: { type: [FaqDto] },
  relatedSearches: { type: [RelatedSearchDto], description: 'Each of them answers 200.' },
  type: { type: String, enum: LANDING_TYPES },
  text: { type: String, nullable: true, description: 'Words that are no practice area, which were searched for.' },
  place: {
    oneOf: PLACES.map((model) => ({ $ref: getSchemaPath(model) })),
    nullable: true,
    description: 'Null on a page that names no place at all.',
  },
  modifierLabel: {
    type: String,
    nullable: true,
    example: 'Top-Rated',
    description: '`Best`, `24-Hour`; null without modifier.',
  },
  modifierApplied: {
    type: Boolean,
    description: 'False when nothing backs the modifier, so that everybody is listed.',
  },
  chosenBy: { type: String, description: 'How the list came about.' },
  sortedBy: { type: String, enum: LANDING_SORTS },
  facts: { type: LandingFactsDto },
  robots: { type: RobotsDto },
  canonicalPath: { type: String, description: 'Path of the page that search engines should know.' },
  movedTo: {
    type: String,
    required: false,
    description: 'Its path with the city in the spelling of this site, if that is another one.',
  },
  parent: {
    type: LandingLinkDto,
    nullable: true,
    description:
      'The next wider page that is worth it, for the breadcrumb and for visitors of a page that has too little.',
  },
  positionUsed: {
    type: Boolean,
    description:
      "Whether the visitor's position was used; a page near the visitor without one shows the whole country.",
  },
  radiusMiles: { type: 'integer', nullable: true, description: 'Miles around the position; null without one.' },
  nearby: { type: [LandingLinkDto], description: 'The same page in the nearest other places.' },
  hubs: { type: [LandingLinksDto], description: 'Where to go from here: groups of links, of which none is empty.' },
  chooseCity: {
    type: [LandingLinkDto],
    description: 'The largest cities of this page, for who has given no position; empty elsewhere.',
  },
  searchPath: { type: String, description: 'The search that shows every business of the page.' },
}) {}

export class PracticeHubDto extends described<PracticeHub>({
  states: { type: [LandingLinkDto], description: 'Those that are worth it, by name.' },
  cities: { type: [LandingLinkDto], description: 'The largest.' },
  nearMe: { type: [LandingLinkDto], description: 'With each modifier of lawyers, in the whole country.' },
  largeCities: {
    required: false,
    type: [LandingLinkDto],
    description: 'Pages of twelve large cities, as far as firms are there.',
  },
}) {}

export class HomeLinksDto extends described<HomeLinks>({
  states: { type: [LandingLinkDto], description: 'Every state that has firms, by name.' },
  linkable: { type: [String], description: 'Of the paths that were asked for, those that list a firm.' },
}) {}

export class LinkablePathDto extends described<LinkablePath>({
  path: { type: String, description: 'As it was asked for.' },
  canonicalPath: { type: String, description: 'The one address of the page.' },
  total: { type: 'integer' },
}) {}
