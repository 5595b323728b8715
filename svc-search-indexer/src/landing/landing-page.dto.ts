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
  LandingModifier,
  LandingPage,
  LandingPlace,
  LandingStats,
  LinkablePath,
  PracticeHub,
  PriceRange,
} from '@lawdex/contracts';
import { BusinessSummaryDto } from '@lawdex/svc-kit/dto';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';

const MODIFIERS = [...new Set([...LAWYER_MODIFIERS, ...BUSINESS_MODIFIERS])];
const count = () => ApiProperty({ type: 'integer' });

export class LandingLinkDto implements LandingLink {
  @ApiProperty({ type: String })
  text: string;

  @ApiProperty({ type: String, description: 'A path on this site.' })
  to: string;

  @ApiProperty({ type: 'integer', description: 'Businesses of the page.' })
  count: number;
}

class LandingLinksDto implements LandingLinks {
  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ type: [LandingLinkDto] })
  links: LandingLinkDto[];
}

class NearMeDto {
  @ApiProperty({ type: String, enum: ['near-me'] })
  kind: 'near-me';
}

class LandingCityDto {
  @ApiProperty({ type: String, enum: ['city'] })
  kind: 'city';

  @ApiProperty({ type: String })
  city: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null when several states have a city of that name.' })
  state: string | null;

  @ApiPropertyOptional({ type: [String], description: 'All of them, when there are several.' })
  states?: string[];
}

class LandingStateDto {
  @ApiProperty({ type: String, enum: ['state'] })
  kind: 'state';

  @ApiProperty({ type: String, example: 'TX' })
  state: string;
}

const PLACES = [NearMeDto, LandingCityDto, LandingStateDto];

class LandingStatsDto implements LandingStats {
  @ApiProperty({ type: String, nullable: true, example: '4.4' })
  averageRating: string | null;

  @count()
  totalReviews: number;

  @count()
  openNow: number;

  @count()
  withDelivery: number;

  @ApiProperty({ type: 'integer', description: 'With a free first consultation.' })
  withConsultation: number;
}

class PriceCountDto {
  @ApiProperty({ type: String, enum: PRICE_RANGES })
  price: PriceRange;

  @count()
  count: number;
}

class FeeCountDto {
  @ApiProperty({ type: String, enum: FEE_BASES })
  basis: FeeBasis;

  @count()
  count: number;
}

class LanguageCountDto {
  @ApiProperty({ type: String, example: 'es' })
  language: string;

  @count()
  count: number;
}

class LandingFactsDto implements LandingFacts {
  @ApiProperty({ type: 'integer', description: 'In the place, whatever the modifier.' })
  inPlace: number;

  @count()
  withReviews: number;

  @count()
  withHours: number;

  @count()
  openAtWeekends: number;

  @count()
  openAllDay: number;

  @count()
  withVideoConsultation: number;

  @count()
  withPhone: number;

  @count()
  withLicence: number;

  @ApiProperty({ type: 'integer', description: 'With a licence that was checked in the last 24 months.' })
  licenceChecked: number;

  @count()
  admittedTenYears: number;

  @ApiProperty({ type: 'integer', nullable: true })
  firstAdmitted: number | null;

  @ApiProperty({ type: [PriceCountDto] })
  prices: PriceCountDto[];

  @ApiProperty({ type: [FeeCountDto] })
  feeBases: FeeCountDto[];

  @ApiProperty({ type: [LanguageCountDto], description: 'Besides English.' })
  languages: LanguageCountDto[];

  @count()
  cities: number;
}

class FaqDto {
  @ApiProperty({ type: String })
  question: string;

  @ApiProperty({ type: String })
  answer: string;
}

class RelatedSearchDto {
  @ApiProperty({ type: String })
  text: string;

  @ApiProperty({ type: String })
  url: string;
}

class RobotsDto {
  @ApiProperty({ type: Boolean })
  index: boolean;

  @ApiProperty({ type: String, enum: LANDING_VERDICTS })
  verdict: LandingPage['robots']['verdict'];
}

@ApiExtraModels(...PLACES)
export class LandingPageDto implements LandingPage {
  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ type: String })
  metaDescription: string;

  @ApiProperty({ type: String, description: 'On the public origin; a path where none is configured.' })
  canonicalUrl: string;

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true }, description: 'JSON-LD.' })
  structuredData: Record<string, unknown>[];

  @ApiProperty({ type: String })
  h1Title: string;

  @ApiProperty({ type: String, description: 'Plain text; an empty line separates paragraphs.' })
  introContent: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name of the practice area.' })
  category: string | null;

  @ApiProperty({ type: String, nullable: true })
  categorySlug: string | null;

  @ApiProperty({ type: String, enum: MODIFIERS, nullable: true })
  modifier: LandingModifier | null;

  @ApiProperty({ type: String, nullable: true, example: 'Houston, TX' })
  location: string | null;

  @ApiProperty({ type: String, nullable: true })
  city: string | null;

  @count()
  total: number;

  @ApiProperty({ type: [BusinessSummaryDto], description: 'The first twenty.' })
  businesses: BusinessSummaryDto[];

  @ApiProperty({ type: LandingStatsDto })
  stats: LandingStatsDto;

  @ApiProperty({ type: [FaqDto] })
  faqs: FaqDto[];

  @ApiProperty({ type: [RelatedSearchDto] })
  relatedSearches: RelatedSearchDto[];

  @ApiProperty({ type: String, enum: LANDING_TYPES })
  type: LandingPage['type'];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Words that are no practice area, which were searched for.',
  })
  text: string | null;

  @ApiProperty({ oneOf: PLACES.map((model) => ({ $ref: getSchemaPath(model) })), nullable: true })
  place: LandingPlace | null;

  @ApiProperty({ type: String, nullable: true, example: 'Top-Rated' })
  modifierLabel: string | null;

  @ApiProperty({ type: Boolean, description: 'False when nothing backs the modifier, so that everybody is listed.' })
  modifierApplied: boolean;

  @ApiProperty({ type: String, description: 'How the list came about.' })
  chosenBy: string;

  @ApiProperty({ type: String, enum: LANDING_SORTS })
  sortedBy: LandingPage['sortedBy'];

  @ApiProperty({ type: LandingFactsDto })
  facts: LandingFactsDto;

  @ApiProperty({ type: RobotsDto })
  robots: RobotsDto;

  @ApiProperty({ type: String, description: 'Path of the page that search engines should know.' })
  canonicalPath: string;

  @ApiProperty({ type: LandingLinkDto, nullable: true })
  parent: LandingLinkDto | null;

  @ApiProperty({ type: Boolean })
  positionUsed: boolean;

  @ApiProperty({ type: 'integer', nullable: true })
  radiusMiles: number | null;

  @ApiProperty({ type: [LandingLinkDto] })
  nearby: LandingLinkDto[];

  @ApiProperty({ type: [LandingLinksDto] })
  hubs: LandingLinksDto[];

  @ApiProperty({ type: [LandingLinkDto] })
  chooseCity: LandingLinkDto[];

  @ApiProperty({ type: String, description: 'The search that shows every business of the page.' })
  searchPath: string;
}

export class PracticeHubDto implements PracticeHub {
  @ApiProperty({ type: [LandingLinkDto] })
  states: LandingLinkDto[];

  @ApiProperty({ type: [LandingLinkDto], description: 'The largest.' })
  cities: LandingLinkDto[];

  @ApiProperty({ type: [LandingLinkDto], description: 'With each modifier of lawyers, in the whole country.' })
  nearMe: LandingLinkDto[];

  @ApiPropertyOptional({
    type: [LandingLinkDto],
    description: 'Pages of twelve large cities, as far as firms are there.',
  })
  largeCities?: LandingLinkDto[];
}

export class HomeLinksDto implements HomeLinks {
  @ApiProperty({ type: [LandingLinkDto] })
  states: LandingLinkDto[];

  @ApiProperty({ type: [String], description: 'Of the paths that were asked for, those that list a firm.' })
  linkable: string[];
}

export class LinkablePathDto implements LinkablePath {
  @ApiProperty({ type: String, description: 'As it was asked for.' })
  path: string;

  @ApiProperty({ type: String, description: 'The one address of the page.' })
  canonicalPath: string;

  @count()
  total: number;
}
