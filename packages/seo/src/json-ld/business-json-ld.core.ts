import type { BusinessDetail, BusinessSummary, DayHours, Review, Site, WeeklyHours } from '@lawdex/contracts';
import { businessPath, dateIn, isAllDay, isRateable, timesOf, WEEKDAYS } from '@lawdex/contracts';
import { absoluteUrl, canonicalUrl } from '../head/canonical.core.ts';
import { DAY_NAMES } from '../words/day-names.core.ts';
import { specialRuns } from '../words/special-days.core.ts';
import { SCHEMA_ORG, type JsonLd } from '../head/head.core.ts';
import type { LinkedSite } from './json-ld.core.ts';
import { businessType } from './schema-type.core.ts';

export const REVIEW_LIMIT = 5;

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
