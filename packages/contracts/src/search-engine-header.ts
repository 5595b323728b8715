/** In answers of the search service: which engine has answered, `meilisearch` or `postgres`. */
export const SEARCH_ENGINE_HEADER = 'x-search-engine';
