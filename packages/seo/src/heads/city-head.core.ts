import { cityPath, isListWorthFinding, type BusinessSummary, type Site } from '@lawdex/contracts';
import type { Head } from '../head/head.core.ts';
import { listPageJsonLd } from '../json-ld/list-json-ld.core.ts';
import { countText, HOME, isServer, pageText } from './common.core.ts';

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
