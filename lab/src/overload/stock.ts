import { setTimeout as delay } from 'node:timers/promises';
import type { BusinessSummary, Category, CitySummary, SearchResponse } from '@lawdex/contracts';
import type { Stock } from './visits.core.ts';

/** As many at a time as the search gives. */
const PAGE = 50;
/** On a busy machine services answer late in the first moments after the start. */
const TRIES = 20;
const PAUSE_MS = 500;

export async function readStock(origin: string): Promise<Stock> {
  const read = async <T>(path: string, tries = TRIES): Promise<T> => {
    const answer = await fetch(origin + path);
    if (answer.ok) return (await answer.json()) as T;
    if (tries === 1) throw new Error(`${path} is answered with ${answer.status}.`);
    await delay(PAUSE_MS);
    return read(path, tries - 1);
  };
  const categories = await read<Category[]>('/api/categories');
  const cities = await read<CitySummary[]>('/api/cities?limit=50');
  const businesses: BusinessSummary[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read<SearchResponse>(`/api/businesses/search?sortBy=name&limit=${PAGE}&page=${page}`);
    if (found.businesses.length === 0) break;
    businesses.push(...found.businesses);
  }
  return {
    origin,
    categories: categories.map(({ name }) => name),
    cities: [...new Set(cities.map(({ city }) => city))],
    businessIds: businesses.map(({ id }) => id),
  };
}
