import { slugify } from '@lawdex/contracts';
import { landingNames } from '../src/landing/landing-dictionary.core.ts';
import { parseLandingSlug, type LandingSlug } from '../src/landing/landing-slug.core.ts';
import NAMED from './tables/landing-names.json' with { type: 'json' };

/** Few names, chosen for how they can be mistaken for each other. */
export const NAMES = landingNames({
  ...NAMED,
  cities: NAMED.cities.map(({ aliases, ...city }) => ({ ...city, slugs: [city.city, ...aliases].map(slugify) })),
});

export const parse = (slug: string): LandingSlug => parseLandingSlug(slug, NAMES);
/** Status, type, modifier, practice area or text in quotes, place, address. */
export function shortly({ status, type, modifier, category, text, place, canonical }: LandingSlug): string {
  if (status === 404 || status === 301) return `${status} ${canonical ?? ''}`.trim();
  const what = category ?? (text === null ? '-' : `"${text}"`);
  return `${status} ${type ?? '-'} ${modifier ?? '-'} ${what} ${placeName(place)} ${canonical ?? '-'}`;
}

function placeName(place: LandingSlug['place']): string {
  if (place?.kind === 'city') return `${place.city} ${place.state ?? place.states?.join('+') ?? ''}`;
  return place?.kind === 'state' ? `state ${place.state}` : (place?.kind ?? '-');
}
