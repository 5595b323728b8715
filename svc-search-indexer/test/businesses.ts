import { createHash } from 'node:crypto';
import type { BusinessRecord, DirectoryEvent } from '@lawdex/contracts';
import type { CategoryTerms } from '@lawdex/search-language/text';
import { flagsOf } from '../src/index-definition/flags.core.ts';
import { category, cityNamed, type TestCity } from '@lawdex/search-language/testing';
import LISTS from './tables/businesses.json' with { type: 'json' };

/** A stable UUID for a text, so that a spec can name its rows. */
export function uuidOf(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export type BusinessOptions = Partial<Omit<BusinessRecord, 'category' | 'city'>> & {
  name: string;
  practice?: string | null;
  additional?: string[];
  in?: string | TestCity;
};

/** A plausible business; a spec says only what matters to it. */
export function business({
  practice = 'general-practice',
  additional = [],
  in: where = 'Chicago',
  ...rest
}: BusinessOptions): BusinessRecord {
  const [city = '', state] = typeof where === 'string' ? where.split(', ') : [];
  const place = typeof where === 'string' ? cityNamed(city, state) : where;
  const area = practice === null ? null : category(practice);
  const slug = rest.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    id: uuidOf(`${rest.name}|${place.city}|${place.state}`),
    slug: `${slug}-${place.city.toLowerCase().replace(/\W+/g, '-')}`,
    description: null,
    image: null,
    category: area && { name: area.name, slug: area.slug },
    categoryId: area && area.id,
    priceRange: '$$',
    rating: '0.0',
    reviewCount: 0,
    address: '1 Main Street',
    city: place.city,
    state: place.state,
    zipCode: place.zip,
    phone: null,
    ...flagsOf({}),
    email: null,
    website: null,
    latitude: place.lat,
    longitude: place.lng,
    timeZone: place.tz,
    hours: null,
    languages: ['en'],
    feeBasis: [],
    licences: [],
    additionalPracticeAreas: additional.map(category).map(({ name, slug: other }) => ({ name, slug: other })),
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    ...rest,
  };
}

/** A list of `tables/businesses.json`. */
export const listOf = (list: keyof typeof LISTS): readonly BusinessOptions[] =>
  LISTS[list] as readonly BusinessOptions[];

let position = 0;
const base = (subjectId: string, version: number) => ({
  id: String(++position),
  subjectId,
  version,
  occurredAt: '2025-01-01T00:00:00.000Z',
});

export const changed = (record: BusinessRecord, version = 1): DirectoryEvent => ({
  ...base(record.id, version),
  type: 'business.changed',
  payload: record,
});

export const deleted = (id: string, version: number): DirectoryEvent => ({
  ...base(id, version),
  type: 'business.deleted',
  payload: null,
});

export const categoryChanged = (terms: CategoryTerms, version = 1): DirectoryEvent => ({
  ...base(terms.id, version),
  type: 'category.changed',
  payload: { ...terms, description: null },
});
