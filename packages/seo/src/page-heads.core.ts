import type { BusinessDetail, BusinessSummary, Category, Review, Site } from '@lawdex/contracts';
import { businessFaq } from './business-faq.core.ts';
import { truncate } from './escape.core.ts';
import type { Head } from './head.ts';
import {
  breadcrumbJsonLd,
  businessJsonLd,
  collectionJsonLd,
  type CrumbLink,
  faqJsonLd,
  organizationJsonLd,
  searchResultsJsonLd,
  websiteJsonLd,
} from './json-ld.core.ts';

const DESCRIPTION_MAX = 160;
const HOME: CrumbLink = { label: 'Home', to: '/' };
const firms = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'law firm' : 'law firms'}`;

export function homeHead(site: Site): Head {
  return {
    title: `Find Experienced Legal Representation | ${site.name}`,
    description: `Find lawyers and law firms near you by practice area or city. Read reviews, see hours and fees, and compare firms on ${site.name}.`,
    keywords: ['lawyers', 'law firms', 'attorneys', 'legal help', 'lawyer reviews'],
    canonicalPath: '/',
    jsonLd: [organizationJsonLd(site), websiteJsonLd(site)],
  };
}

export interface SearchHeadInput {
  query?: string;
  location?: string;
  /** Absent while the results are on their way. */
  results?: { businesses: readonly BusinessSummary[]; total: number };
}

/** Never indexed: every combination of filters would be a page. */
export function searchHead({ query, location, results }: SearchHeadInput, site: Site): Head {
  const subject = query ? `Search Results for "${query}"` : 'Local Businesses';
  const title = `${subject}${location ? ` in ${location}` : ''} | ${site.name}`;
  const found = results ? `${firms(results.total)} found` : 'Lawyers and law firms';
  const description = `${found}${query ? ` for "${query}"` : ''}${location ? ` in ${location}` : ''}. Filter by rating, price range and availability.`;
  const crumbs = breadcrumbJsonLd([HOME, { label: 'Search Results' }], site);
  const list =
    results && searchResultsJsonLd({ name: subject, description, canonicalPath: '/search', ...results }, site);
  return {
    title,
    description: truncate(description, DESCRIPTION_MAX),
    canonicalPath: '/search',
    robots: { index: false, follow: true },
    jsonLd: list ? [list, crumbs] : [crumbs],
  };
}

export function businessCrumbs(business: Pick<BusinessDetail, 'name' | 'category'>): CrumbLink[] {
  const { category } = business;
  const parent = category
    ? { label: category.name, to: `/category/${category.slug}` }
    : { label: 'Businesses', to: '/search' };
  return [HOME, parent, { label: business.name }];
}

export function businessHead(business: BusinessDetail, reviews: readonly Review[], site: Site): Head {
  const subject = business.category?.name ?? 'Law Firm';
  const place = `${business.city}, ${business.state}`;
  const about = business.description ?? `${business.name}: address, hours, phone and reviews.`;
  return {
    title: `${business.name} - ${subject}`,
    description: truncate(`${subject} in ${place}. ${about}`, DESCRIPTION_MAX),
    keywords: [
      business.name,
      subject,
      `${subject} ${business.city}`,
      `${subject} lawyers in ${place}`,
      ...business.additionalPracticeAreas.map((area) => area.name),
    ],
    canonicalPath: `/business/${business.slug}`,
    ...(business.image && { image: { path: business.image, alt: business.name } }),
    geo: { city: business.city, state: business.state, latitude: business.latitude, longitude: business.longitude },
    jsonLd: [
      businessJsonLd(business, reviews, site),
      faqJsonLd(businessFaq(business)),
      breadcrumbJsonLd(businessCrumbs(business), site),
    ],
  };
}

export function categoryHead(category: Category, businesses: readonly BusinessSummary[], site: Site): Head {
  const canonicalPath = `/category/${category.slug}`;
  const description = truncate(
    `${firms(category.businessCount)} for ${category.name}. ${category.description ?? 'Compare ratings, hours and fees.'}`,
    DESCRIPTION_MAX,
  );
  const name = `${category.name} Lawyers and Law Firms`;
  return {
    title: `${name} | ${site.name}`,
    description,
    keywords: [category.name, `${category.name} lawyers`, ...category.aliases],
    canonicalPath,
    robots: { index: category.businessCount > 0, follow: true },
    jsonLd: [
      collectionJsonLd({ name, description, canonicalPath, businesses, total: category.businessCount }, site),
      breadcrumbJsonLd([HOME, { label: category.name }], site),
    ],
  };
}

export interface CityHeadInput {
  city: string;
  state?: string;
  businesses: readonly BusinessSummary[];
  total: number;
}

/** The path of a city's page: lowercased, encoded, its state kept. */
export function cityPath(city: string, state?: string): string {
  return `/city/${encodeURIComponent(city.toLowerCase())}${state ? `?state=${encodeURIComponent(state.toUpperCase())}` : ''}`;
}

export function cityHead({ city, state, businesses, total }: CityHeadInput, site: Site): Head {
  const canonicalPath = cityPath(city, state);
  const place = state ? `${city}, ${state}` : city;
  const description = `${firms(total)} in ${place}: practice areas, ratings, reviews, hours and phone numbers.`;
  const name = `Law Firms in ${city}`;
  return {
    title: name,
    description,
    keywords: [`law firms in ${place}`, `lawyers in ${place}`, `attorneys ${city}`],
    canonicalPath,
    robots: { index: total > 0, follow: true },
    geo: { city, ...(state && { state }) },
    jsonLd: [
      collectionJsonLd({ name, description, canonicalPath, businesses, total }, site),
      breadcrumbJsonLd([HOME, { label: name }], site),
    ],
  };
}

export function legalHead(page: 'privacy' | 'terms', site: Site): Head {
  const label = page === 'privacy' ? 'Privacy Policy' : 'Terms of Service';
  return {
    title: `${label} | ${site.name}`,
    description:
      page === 'privacy'
        ? `What ${site.name} collects about its visitors, why, with whom it is shared, and the rights that you have over it.`
        : `The terms on which ${site.name} may be used: an informational directory, not a law firm and no legal advice.`,
    canonicalPath: `/${page}`,
    jsonLd: [breadcrumbJsonLd([HOME, { label }], site)],
  };
}

export interface NotFoundHeadInput {
  /** The not-found screen's own heading: 'Business Not Found'. */
  title?: string;
  description?: string;
  /** The path that was asked for. */
  path: string;
}

export function notFoundHead(input: NotFoundHeadInput, site: Site): Head {
  return {
    title: `${input.title ?? '404 Page Not Found'} | ${site.name}`,
    description: input.description ?? "The page you're looking for doesn't exist.",
    canonicalPath: input.path,
    robots: { index: false, follow: true },
    status: 404,
  };
}
