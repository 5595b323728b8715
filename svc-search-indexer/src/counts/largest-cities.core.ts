/** The names of the cities with most documents, each once; cities of one name count together. */
export function largestCities(places: Iterable<{ city: string; docs: number }>, count: number): string[] {
  const docs = new Map<string, number>();
  for (const place of places) docs.set(place.city, (docs.get(place.city) ?? 0) + place.docs);
  return [...docs]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([city]) => city);
}
