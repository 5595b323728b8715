import { searchPath, slugify, PRICE_RANGES } from '@lawdex/contracts';
import type {
  BusinessSummary,
  LandingPage,
  Position,
  SearchAddress,
  LandingFacts,
  LandingStats,
} from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import type { CategoryTerms } from '@lawdex/search-language/text';
import type { Atlas, AtlasPage } from '../atlas/atlas.core.ts';
import type { LandingAnswer } from '../../engines/landing-question.core.ts';
import type { LandingSlug } from '../landing-slug.core.ts';
import { centreOf, chooseCityLinks, hubsOf, nearbyLinks, parentOf, relatedPages } from '../links/page-links.core.ts';
import { chosenBy, descriptionOf, introOf } from '../words/description.core.ts';
import { faqsOf } from '../words/faqs.core.ts';
import { MODIFIER_WORDS } from '../words/modifier-words.core.ts';
import { shownHeading, placeLabel, titleOf, type PageFacts, type PageSubject } from '../words/page-names.core.ts';
import { pageRobotsOf } from './page-robots.core.ts';

export interface Composed {
  /** The path by which the page was asked for. */
  asked: string;
  slug: LandingSlug;
  page: AtlasPage;
  atlas: Atlas;
  answer: LandingAnswer;
  businesses: BusinessSummary[];
  languages: PageFacts['languages'];
  applied: boolean;
  /** Miles around the visitor's position; null when it was not used. */
  radiusMiles: number | null;
  /** Where a place is that the atlas does not know because no business is there. */
  centre: Position | null;
  category: Pick<CategoryTerms, 'id' | 'name'> | null;
}

/** A page without what depends on the site's origin. */
export type ComposedPage = Omit<LandingPage, 'canonicalUrl' | 'structuredData'>;

export function composePage(composed: Composed): ComposedPage {
  const { slug, atlas, page, answer, businesses, applied, radiusMiles } = composed;
  const subject = subjectOf(composed);
  const links = linksOf(composed);
  const facts: PageFacts = {
    subject,
    total: answer.total,
    applied,
    stats: statsOf(answer),
    facts: factsOf(answer),
    businesses,
    languages: composed.languages,
    nearby: links.nearby,
    parts: partsOf(composed),
    radiusMiles,
  };
  return {
    title: titleOf(subject),
    metaDescription: descriptionOf(facts),
    h1Title: shownHeading(facts),
    introContent: introOf(facts),
    category: composed.category?.name ?? null,
    categorySlug: slug.category,
    modifier: slug.modifier,
    location: placeLabel(subject),
    city: slug.place?.kind === 'city' ? slug.place.city : null,
    total: answer.total,
    businesses,
    stats: facts.stats,
    faqs: faqsOf(facts),
    type: slug.type ?? 'generic',
    text: slug.text,
    place: slug.place,
    modifierLabel: slug.modifier && MODIFIER_WORDS[slug.modifier].label,
    modifierApplied: applied,
    chosenBy: chosenBy(facts),
    sortedBy: sortOf(composed),
    facts: facts.facts,
    ...pageRobotsOf(atlas, { asked: composed.asked, slug, page, total: answer.total }),
    ...links,
    positionUsed: radiusMiles !== null,
    radiusMiles,
    chooseCity: slug.place?.kind === 'near-me' && radiusMiles === null ? chooseCityLinks(atlas, page) : [],
    searchPath: searchPath(searchOf(composed)),
  };
}

type Links = Pick<LandingPage, 'relatedSearches' | 'parent' | 'nearby' | 'hubs'>;

/** Links to other pages; a page of words that name no practice area has none. */
function linksOf({ slug, atlas, page, applied, centre, answer }: Composed): Links {
  if (slug.text !== null) return { relatedSearches: [], parent: null, nearby: [], hubs: [] };
  const ownPage = { ...page, modifier: applied ? page.modifier : null };
  return {
    relatedSearches: relatedPages(atlas, page),
    parent: parentOf(atlas, page),
    nearby: nearbyLinks(atlas, ownPage, centreOf(atlas, page.key) ?? centre, answer.total === 0),
    hubs: hubsOf(atlas, page),
  };
}

function subjectOf({ slug, atlas, category, radiusMiles }: Composed): PageSubject {
  const { place, text, modifier } = slug;
  return {
    modifier,
    practice: category?.name ?? (text && capitals(text)),
    place,
    positionUsed: radiusMiles !== null,
    isAmbiguous: place?.kind === 'city' && (atlas.names.cities.get(slugify(place.city))?.states.length ?? 0) > 1,
  };
}

const capitals = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const partsOf = ({ answer, atlas }: Composed): PageFacts['parts'] =>
  answer.parts.flatMap(({ value, count }) => {
    const name = stateName(value) ?? atlas.places.get(value)?.city;
    return name === undefined ? [] : [{ name, count }];
  });

function sortOf({ slug, applied, radiusMiles }: Composed): LandingPage['sortedBy'] {
  if (slug.text !== null) return 'relevance';
  if (slug.modifier === 'nearby' && radiusMiles !== null) return 'distance';
  return slug.modifier !== null && applied ? MODIFIER_WORDS[slug.modifier].sort : 'rating';
}

/** The search for the practice area in the place, with the filter that the modifier is, if there is one. */
function searchOf({ slug, category, applied }: Composed): SearchAddress {
  const { place, text, modifier } = slug;
  const label = placeLabel({ place, positionUsed: false });
  return {
    ...(text !== null && { query: text }),
    ...(category && { categoryId: category.id }),
    ...(label !== null && { location: label }),
    ...(applied && modifier === 'free-consultation' && { freeConsultation: true }),
    ...(applied && modifier === 'open-now' && { isOpen: true }),
    ...(applied && modifier === 'cheap' && { priceRange: '$' }),
  };
}

export const statsOf = (answer: LandingAnswer): LandingStats => ({
  averageRating: answer.rating === null ? null : answer.rating.toFixed(1),
  totalReviews: answer.reviews,
  openNow: answer.openNow,
  withDelivery: answer.having.delivery ?? 0,
  withConsultation: answer.having.freeConsultation ?? 0,
});

export const factsOf = (answer: LandingAnswer): LandingFacts => ({
  inPlace: answer.inPlace,
  withReviews: answer.having.reviewed ?? 0,
  withHours: answer.having.withHours ?? 0,
  openAtWeekends: answer.having.atWeekends ?? 0,
  openAllDay: answer.having.allDay ?? 0,
  withVideoConsultation: answer.having.videoConsultation ?? 0,
  withPhone: answer.having.phone ?? 0,
  withLicence: answer.having.licensed ?? 0,
  licenceChecked: answer.having.trusted ?? 0,
  admittedTenYears: answer.having.experienced ?? 0,
  firstAdmitted: answer.admitted,
  prices: answer.prices.flatMap(({ value, count }) => {
    const price = PRICE_RANGES[value - 1];
    return price ? [{ price, count }] : [];
  }),
  feeBases: answer.feeBases.map(({ value, count }) => ({ basis: value, count })),
  languages: answer.languages.flatMap(({ value, count }) => (value === 'en' ? [] : [{ language: value, count }])),
  cities: answer.cities,
});
