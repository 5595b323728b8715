import {
  beforeLawyers,
  businessPath,
  categoryPath,
  isBusinessWorthFinding,
  isRateable,
  SEARCH_PATH,
  SHARE_IMAGE_SIZE,
  shareImagePath,
} from '@lawdex/contracts';
import type { BusinessDetail, Review, Site } from '@lawdex/contracts';
import { businessFaq } from '../words/business-faq.core.ts';
import { truncate } from '../head/escape.core.ts';
import type { Head } from '../head/head.core.ts';
import { businessJsonLd } from '../json-ld/business-json-ld.core.ts';
import { breadcrumbJsonLd, faqJsonLd, type CrumbLink } from '../json-ld/json-ld.core.ts';
import { kindLabel } from '../words/labels.core.ts';
import { DESCRIPTION_MAX, HOME, isServer } from './common.core.ts';

export function businessCrumbs(business: Pick<BusinessDetail, 'name' | 'category'>): CrumbLink[] {
  const { category } = business;
  const parent = category
    ? { label: category.name, to: categoryPath(category.slug) }
    : { label: 'Businesses', to: SEARCH_PATH };
  return [HOME, parent, { label: business.name }];
}

/** `now`: ms since 1970. */
export function businessHead(business: BusinessDetail, reviews: readonly Review[], site: Site, now: number): Head {
  const subject = business.category?.name ?? kindLabel(business.kind);
  const rated = isRateable(business);
  const place = `${business.city}, ${business.state}`;
  const about =
    business.description ?? `${business.name}: address, hours${rated ? ', phone and reviews' : ' and phone'}.`;
  return {
    title: `${business.name} - ${subject}`,
    description: truncate(`${subject} in ${place}. ${about}`, DESCRIPTION_MAX),
    keywords: [
      business.name,
      subject,
      `${subject} ${business.city}`,
      ...(rated ? [`${beforeLawyers(subject)} lawyers in ${place}`] : []),
      ...business.additionalPracticeAreas.map((area) => area.name),
    ],
    canonicalPath: businessPath(business.slug),
    robots: { index: isBusinessWorthFinding(business), follow: true },
    image: { path: shareImagePath(business), alt: `${business.name}: ${subject} in ${place}`, ...SHARE_IMAGE_SIZE },
    geo: { city: business.city, state: business.state, latitude: business.latitude, longitude: business.longitude },
    jsonLd: isServer
      ? [
          businessJsonLd(business, reviews, site, now),
          faqJsonLd(businessFaq(business, now)),
          breadcrumbJsonLd(businessCrumbs(business), site),
        ]
      : [],
  };
}
