import { cityPath } from '@lawdex/contracts';
import type { BusinessSummary, Site } from '@lawdex/contracts';
import type { Head } from '../head.core.ts';
import { breadcrumbJsonLd, collectionJsonLd } from '../json-ld.core.ts';
import { countText, HOME, isServer } from './common.core.ts';

export interface CityHeadInput {
  city: string;
  state?: string;
  businesses: readonly BusinessSummary[];
  total: number;
}

export function cityHead({ city, state, businesses, total }: CityHeadInput, site: Site): Head {
  const canonicalPath = cityPath(city, state);
  const place = state ? `${city}, ${state}` : city;
  const description = `${countText(total)} in ${place}: practice areas, ratings, reviews, hours and phone numbers.`;
  const name = `Law Firms in ${city}`;
  return {
    title: name,
    description,
    keywords: [`law firms in ${place}`, `lawyers in ${place}`, `attorneys ${city}`],
    canonicalPath,
    robots: { index: total > 0, follow: true },
    geo: { city, ...(state && { state }) },
    jsonLd: isServer
      ? [
          collectionJsonLd({ name, description, canonicalPath, businesses, total }, site),
          breadcrumbJsonLd([HOME, { label: name }], site),
        ]
      : [],
  };
}
