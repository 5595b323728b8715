import { Injectable } from '@nestjs/common';
import { isRateable, type LandingPlace } from '@lawdex/contracts';
import { Finder, type Found } from '../../finding/finder.ts';
import { Records } from '../../finding/records.ts';
import { NO_OTHERS, leavesOutWords, readSearch, type Surroundings } from '@lawdex/search-language/query';
import { placeLabel } from '../words/page-names.core.ts';

/** Figures are counted of so many at most. */
const MOST_FOUND = 2_000;

/** So many of those that were found tell whether a firm is among them: courts are found by words, too. */
const LOOKED_AT = 5;

@Injectable()
export class WordSearch {
  constructor(
    private readonly finder: Finder,
    private readonly records: Records,
  ) {}

  /** Null when nothing has the words, as they are written, in that place. */
  async search(text: string, place: LandingPlace | null, shown: number, surroundings: Surroundings) {
    const found = await this.find(text, place, MOST_FOUND, surroundings);
    if (!found) return null;
    const ids = found.hits.map(({ id }) => id);
    const records = await this.records.of(found.hits.slice(0, shown));
    return { ids, records: ids.slice(0, shown).flatMap((id) => records.get(id) ?? []) };
  }

  /** Whether a firm has the words, as they are written, in that place. */
  async finds(text: string, place: LandingPlace | null, surroundings: Surroundings): Promise<boolean> {
    const found = await this.find(text, place, LOOKED_AT, surroundings);
    if (!found) return false;
    const records = await this.records.of(found.hits);
    return [...records.values()].some(isRateable);
  }

  private async find(
    text: string,
    place: LandingPlace | null,
    limit: number,
    surroundings: Surroundings,
  ): Promise<Found | null> {
    const location = placeLabel({ place, positionUsed: false });
    const request = readSearch({ query: text, exact: true, ...(location !== null && { location }) }, surroundings);
    if (request.kind !== 'search') return null;
    const query = { ...request.query, limit };
    const { filters, leavesPlace } = request.loose;
    // A page lists what was found as it was asked for, so nothing else is looked for.
    const found = await this.finder.find({
      ...request,
      query,
      loose: { filters, leavesPlace, steps: [] },
      others: NO_OTHERS,
    });
    return found.total === 0 || leavesOutWords(request, found.hits) ? null : found;
  }
}
