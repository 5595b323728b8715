import type {
  BusinessDetail,
  BusinessKind,
  BusinessSummary,
  DayHours,
  Review,
  Site,
  WeeklyHours,
} from '@lawdex/contracts';
import { businessPath, dateIn, isAllDay, isRateable, timesOf, WEEKDAYS } from '@lawdex/contracts';
import { absoluteUrl, canonicalUrl } from '../head/canonical.core.ts';
import { DAY_NAMES } from '../words/labels.core.ts';
import { specialRuns } from '../words/special-days.core.ts';
import { SCHEMA_ORG, type JsonLd } from '../head/head.core.ts';
import type { LinkedSite } from './json-ld.core.ts';

const REVIEW_LIMIT = 5;

const postalAddress = (business: BusinessSummary): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: business.address,
  addressLocality: business.city,
  addressRegion: business.state,
  postalCode: business.zipCode,
  addressCountry: 'US',
});

// Search engines penalise ratings that nobody gave, so there is none without reviews and none for demo data.
const mayRate = (business: BusinessSummary, site: LinkedSite): boolean =>
  isRateable(business) && business.reviewCount > 0 && !site.demoData;

/** A business as an item of a list. */
function businessNode(business: BusinessSummary, site: LinkedSite): JsonLd {
  return {
    '@type': businessType(business),
    name: business.name,
    url: canonicalUrl(site.origin, businessPath(business.slug)),
    ...(business.image && { image: absoluteUrl(site.origin, business.image) }),
    ...(business.phone && { telephone: business.phone }),
    // A courthouse has no price in schema.org.
    ...(business.kind !== 'court' && business.priceRange && { priceRange: business.priceRange }),
    address: postalAddress(business),
    ...(mayRate(business, site) && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: business.rating,
        reviewCount: business.reviewCount,
        bestRating: '5',
        worstRating: '1',
      },
    }),
  };
}

/** `now`: ms since 1970; special days of the twelve months from then on are told. */
export function businessJsonLd(business: BusinessDetail, reviews: readonly Review[], site: Site, now: number): JsonLd {
  const url = canonicalUrl(site.origin, businessPath(business.slug));
  const hasPosition = business.latitude !== null && business.longitude !== null;
  const rated = mayRate(business, site);
  const counted = reviews.filter(({ isRelated, countsFrom }) => !isRelated && !countsFrom).slice(0, REVIEW_LIMIT);
  return {
    '@context': SCHEMA_ORG,
    '@id': `${url}#business`,
    ...businessNode(business, site),
    ...(business.description && { description: business.description }),
    ...(business.email && { email: business.email }),
    ...(business.website && { sameAs: [business.website] }),
    // A courthouse has no price in schema.org.
    ...(business.kind !== 'court' && {
      ...(business.languages.length > 0 && { knowsLanguage: business.languages }),
      areaServed: { '@type': 'City', name: business.city },
    }),
    ...(hasPosition && {
      geo: { '@type': 'GeoCoordinates', latitude: business.latitude, longitude: business.longitude },
    }),
    ...(business.hours && { openingHoursSpecification: openingHours(business.hours) }),
    ...(business.hours?.special && { specialOpeningHoursSpecification: specialHours(business.hours, now) }),
    ...(rated && counted.length > 0 && { review: counted.map(reviewNode) }),
  };
}

/** Equal times mean closed to search engines, so that around the clock is 00:00 to 23:59. */
const opensAndCloses = (times: DayHours): JsonLd => ({
  '@type': 'OpeningHoursSpecification',
  ...(isAllDay(times) ? { opens: '00:00', closes: '23:59' } : { opens: times.open, closes: times.close }),
});

const openingHours = (hours: WeeklyHours): JsonLd[] =>
  WEEKDAYS.flatMap((day) =>
    timesOf(hours[day]).map((times) => ({ ...opensAndCloses(times), dayOfWeek: `${SCHEMA_ORG}/${DAY_NAMES[day]}` })),
  );

const CLOSED: JsonLd = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

function specialHours(hours: WeeklyHours, now: number): JsonLd[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const inAYear = dateIn(today, 365);
  return specialRuns(hours, today)
    .filter(({ from, isYearly }) => !isYearly || from <= inAYear)
    .flatMap(({ from, to, spans }) =>
      (spans.length === 0 ? [CLOSED] : spans.map(opensAndCloses)).map((node) => ({
        ...node,
        validFrom: from,
        validThrough: to,
      })),
    );
}

const reviewNode = (review: Review): JsonLd => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.userName },
  datePublished: review.createdAt.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
  ...(review.comment && { reviewBody: review.comment }),
});

// The first match wins, so specific keywords stand before general ones.
const BY_KEYWORD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(law|legal|lawyers?|attorneys?|litigation|injur(y|ies)|accidents?|malpractice|divorce|custody|criminal|dui|dwi|immigration|bankruptcy|estate planning|probate|wills?|trusts?|civil rights|intellectual property|patents?|trademarks?|tax(es)?|social security|disability|landlord|tenant|eviction|consumer protection|slip and fall|traffic|tickets?|workers.? comp(ensation)?|real estate|employment|general practice|notary|deaths?|nursing home|product liability|dog bites?|mesothelioma|asbestos|child support|adoption|domestic violence|guardianship|conservatorship|drug crimes?|expungement|white collar|crimes?|juvenile|termination|discrimination|harassment|wages?|overtime|veterans|foreclosure|debt collection|class actions?|insurance claims?|business formation|copyrights?|deportation|asylum|citizenship|naturalization|police misconduct|appeals?|mediation|arbitration)\b/i,
    'LegalService',
  ],
  [/\b(restaurant|cafe|coffee|pizza|bakery|food|bar|grill)\b/i, 'FoodEstablishment'],
  [/\b(doctor|dentist|clinic|medical|health)\b/i, 'MedicalBusiness'],
  [/\b(salon|spa|beauty|barber)\b/i, 'HealthAndBeautyBusiness'],
  [/\b(shop|store|retail)\b/i, 'Store'],
];

const BY_KIND: Partial<Record<BusinessKind, string>> = {
  'legal-aid': 'LegalService',
  court: 'Courthouse',
  agency: 'GovernmentOffice',
};

/** The schema.org type of a business, by its kind or else by keywords of its category's name. */
const businessType = ({ kind, category }: Pick<BusinessSummary, 'kind' | 'category'>): string =>
  (kind && BY_KIND[kind]) ?? schemaType(category?.name);

/** The type of a law firm, from keywords of its category's name. */
export function schemaType(categoryName: string | null | undefined): string {
  const name = categoryName ?? '';
  return BY_KEYWORD.find(([keyword]) => keyword.test(name))?.[1] ?? 'LocalBusiness';
}
