import type { BusinessSummary, Category, CitySummary, SearchResponse } from '@lawdex/contracts';
import type { Stock } from './visits.core.ts';

/** As many at a time as the search gives. */
const PAGE = 50;

export async function readStock(origin: string): Promise<Stock> {
  const read = async <T>(path: string): Promise<T> => (await (await fetch(origin + path)).json()) as T;
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
