import { readFileSync } from 'node:fs';
import type { TriedSearch } from './reading.core.ts';

const FILE = new URL('../../../../assets/judged-searches.json', import.meta.url);

/** The searches by which the search is judged; what they should find is known to the bench alone. */
export const judgedSearches = (): TriedSearch[] =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as TriedSearch['params'][]).map((params) => ({
    from: 'judged',
    params,
    times: 1,
  }));
