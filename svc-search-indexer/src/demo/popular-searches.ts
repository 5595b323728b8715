import { readFileSync } from 'node:fs';

/** Made-up searches that the demo starts with, and by how many visitors: JSON, `[{ query, visitors }]`. */
export const readPopularSearches = (): string =>
  readFileSync(new URL('../../../demo-data/popular-searches.json', import.meta.url), 'utf8');
