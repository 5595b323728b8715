import { slugify } from '@lawdex/contracts';
import { landingNames } from '../src/landing/landing-dictionary.core.ts';
import { parseLandingSlug, type LandingSlug } from '../src/landing/landing-slug.core.ts';

/** Few names, chosen for how they can be mistaken for each other. */
export const NAMES = landingNames({
  categories: [
    { slug: 'criminal-defense', aliases: ['criminal', 'defense', 'criminal lawyer', 'arrested'] },
    { slug: 'dui-dwi-defense', aliases: ['dui', 'dwi', 'drunk driving'] },
    { slug: 'car-accidents', aliases: ['car accident', 'auto accidents', 'crash in traffic'] },
    { slug: 'civil-rights', aliases: ['discrimination'] },
    { slug: 'traffic-tickets', aliases: ['speeding tickets'] },
    { slug: 'best-interest', aliases: [] },
    { slug: 'immigration', aliases: ['green card', 'check-in-detention'] },
    { slug: 'business-law', aliases: ['lawyers'] },
  ],
  cities: [
    { city: 'Chicago', state: 'IL', aliases: ['chi town'] },
    { city: 'Houston', state: 'TX', aliases: ['h-town'] },
    { city: 'New York', state: 'NY', aliases: ['nyc', 'new york city'] },
    { city: 'Springfield', state: 'MA', aliases: [] },
    { city: 'Springfield', state: 'IL', aliases: [] },
    { city: 'Washington', state: 'DC', aliases: ['dc'] },
    { city: 'Portland', state: 'OR', aliases: ['pdx'] },
    { city: 'Portland', state: 'ME', aliases: [] },
    { city: 'Kansas City', state: 'MO', aliases: ['kc'] },
    { city: 'Kansas City', state: 'KS', aliases: ['kc'] },
    { city: "Coeur d'Alene", state: 'ID', aliases: [] },
    { city: 'St. Louis', state: 'MO', aliases: ['saint louis'] },
    { city: 'Peñasco', state: 'NM', aliases: [] },
    { city: 'In Between', state: 'TX', aliases: [] },
    { city: 'Detention', state: 'AZ', aliases: [] },
    { city: 'Truth or Consequences', state: 'NM', aliases: [] },
    { city: 'West', state: 'TX', aliases: [] },
    { city: 'Stratford-in-Traffic', state: 'CT', aliases: [] },
  ].map(({ aliases, ...city }) => ({ ...city, slugs: [city.city, ...aliases].map(slugify) })),
  states: {
    texas: 'TX',
    illinois: 'IL',
    'new-york': 'NY',
    'west-virginia': 'WV',
    virginia: 'VA',
    washington: 'WA',
    'washington-state': 'WA',
    massachusetts: 'MA',
    missouri: 'MO',
    'district-of-columbia': 'DC',
    oregon: 'OR',
  },
  genericPages: ['lawyers-by-state', 'find-a-lawyer'],
  reserved: ['search', 'best-lawyers-in-chicago-guide', 'compare'],
});

export const parse = (slug: string): LandingSlug => parseLandingSlug(slug, NAMES);
/** Type, modifier, category or text in quotes, place, address. */
export const shortly = (slug: string): string => {
  const { status, type, modifier, category, text, place, canonical } = parse(slug);
  if (status === 404 || status === 301) return `${status} ${canonical ?? ''}`.trim();
  const where =
    place === null
      ? '-'
      : place.kind === 'near-me'
        ? 'near-me'
        : place.kind === 'state'
          ? `state ${place.state}`
          : `${place.city} ${place.state ?? place.states?.join('+') ?? ''}`;
  const what = category ?? (text === null ? '-' : `"${text}"`);
  return `${status} ${type ?? '-'} ${modifier ?? '-'} ${what} ${where} ${canonical ?? '-'}`;
};
