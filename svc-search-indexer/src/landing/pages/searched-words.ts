import { Injectable } from '@nestjs/common';
import type { BusinessRecord, LandingPlace } from '@lawdex/contracts';
import { Finder } from '../../search/finder.ts';
import { Records } from '../../search/records.ts';
import { leavesOutWords, readSearch, type Surroundings } from '../../query/read-search.core.ts';
import { placeLabel } from '../words/page-names.core.ts';

export interface SearchedWords {
  /** Of all that were found, at most so many as engines give at once. */
  ids: string[];
  total: number;
  /** Of the first, best first. */
  records: BusinessRecord[];
}

/** Figures are counted of so many at most. */
const MOST_FOUND = 2_000;

/** What a slug's name finds that is no practice area. */
@Injectable()
export class WordSearch {
  constructor(
    private readonly finder: Finder,
    private readonly records: Records,
  ) {}

  /** Null when nothing has the words, as they are written, in that place. */
  async search(
    text: string,
    place: LandingPlace | null,
    shown: number,
    surroundings: Surroundings,
  ): Promise<SearchedWords | null> {
    const location = placeLabel({ place, positionUsed: false });
    const request = readSearch({ query: text, exact: true, ...(location !== null && { location }) }, surroundings);
    if (request.kind !== 'search') return null;
    const query = { ...request.query, limit: MOST_FOUND };
    const found = await this.finder.find({ ...request, query, more: [] });
    if (found.total === 0 || found.step || leavesOutWords(request, found.hits[0]?.tier ?? null)) return null;
    const ids = found.hits.map(({ id }) => id);
    const records = await this.records.of(ids.slice(0, shown));
    return { ids, total: found.total, records: ids.slice(0, shown).flatMap((id) => records.get(id) ?? []) };
  }
}
