import { beforeLawyers, categoryPath, cityPath, isListWorthFinding, SEARCH_PATH } from '@lawdex/contracts';
import type { BusinessSummary, Category, Site } from '@lawdex/contracts';
import { truncate } from '../head/escape.core.ts';
import type { Head } from '../head/head.core.ts';
import { breadcrumbJsonLd, type CrumbLink } from '../json-ld/json-ld.core.ts';
import { listPageJsonLd, searchResultsJsonLd } from '../json-ld/list-json-ld.core.ts';
import { countText, DESCRIPTION_MAX, HOME, isServer, pageText } from './common.core.ts';

// Pages that list businesses: a practice area, a city, the results of a search.

export function categoryCrumbs({ name, parent }: Pick<Category, 'name' | 'parent'>): CrumbLink[] {
  return [HOME, ...(parent ? [{ label: parent.name, to: categoryPath(parent.slug) }] : []), { label: name }];
}

export function categoryHead(category: Category, businesses: readonly BusinessSummary[], site: Site, page = 1): Head {
  const { businessCount: total } = category;
  const canonicalPath = categoryPath(category.slug, page);
  const description = truncate(
    `${countText(total)} for ${category.name}${pageText(page)}. ${category.description ?? 'Compare ratings, hours and fees.'}`,
    DESCRIPTION_MAX,
  );
  const name = `${beforeLawyers(category.name)} Lawyers and Law Firms${pageText(page)}`;
  return {
    title: name,
    description,
    keywords: [category.name, `${beforeLawyers(category.name)} lawyers`, ...category.aliases],
    canonicalPath,
    robots: { index: isListWorthFinding(total), follow: true },
    jsonLd: isServer
      ? listPageJsonLd({ name, description, canonicalPath, businesses, total }, categoryCrumbs(category), site)
      : [],
  };
}

export interface CityHeadInput {
  city: string;
  /** Absent when cities of several states are shown. */
  state?: string | undefined;
  businesses: readonly BusinessSummary[];
  total: number;
  /** Page of the list, from 1. */
  page?: number;
}

export function cityHead({ city, state, businesses, total, page = 1 }: CityHeadInput, site: Site): Head {
  const canonicalPath = cityPath(city, state, page);
  const place = state ? `${city}, ${state}` : city;
  const description = `${countText(total)} in ${place}${pageText(page)}: practice areas, ratings, reviews, hours and phone numbers.`;
  const name = `Law Firms in ${city}${pageText(page)}`;
  return {
    title: name,
    description,
    keywords: [`law firms in ${place}`, `lawyers in ${place}`, `attorneys ${city}`],
    canonicalPath,
    // Without a state it lists all cities of that name, each of which has its own page.
    robots: { index: state !== undefined && isListWorthFinding(total), follow: true },
    geo: { city, ...(state && { state }) },
    jsonLd: isServer
      ? listPageJsonLd({ name, description, canonicalPath, businesses, total }, [HOME, { label: name }], site)
      : [],
  };
}

export interface SearchHeadInput {
  query?: string;
  location?: string;
  page?: number;
  /** Absent while the results load. */
  results?: { businesses: readonly BusinessSummary[]; total: number };
}

/** Not indexed, because every combination of filters would be a page. */
export function searchHead({ query, location, page = 1, results }: SearchHeadInput, site: Site): Head {
  const subject = query ? `Search Results for "${query}"` : 'Local Businesses';
  const title = `${subject}${location ? ` in ${location}` : ''}${pageText(page)}`;
  const found = results ? `${countText(results.total)} found` : 'Lawyers and law firms';
  const description = `${found}${query ? ` for "${query}"` : ''}${location ? ` in ${location}` : ''}. Filter by rating, price range and availability.`;
  const structured = () => [
    ...(results && results.businesses.length > 0
      ? [searchResultsJsonLd({ name: subject, description, canonicalPath: SEARCH_PATH, ...results }, site)]
      : []),
    breadcrumbJsonLd([HOME, { label: 'Search Results' }], site),
  ];
  return {
    title,
    description: truncate(description, DESCRIPTION_MAX),
    canonicalPath: SEARCH_PATH,
    robots: { index: false, follow: true },
    jsonLd: isServer ? structured() : [],
  };
}
