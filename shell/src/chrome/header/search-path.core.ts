export interface SearchWords {
  query: string;
  location: string;
}

/** `/search` with what was filled in, and only that. */
export function searchPath({ query, location }: SearchWords): string {
  const parameters = new URLSearchParams();
  if (query.trim()) parameters.set('query', query.trim());
  if (location.trim()) parameters.set('location', location.trim());
  return parameters.size > 0 ? `/search?${parameters}` : '/search';
}
