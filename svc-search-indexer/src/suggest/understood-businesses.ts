import { Inject, Injectable } from '@nestjs/common';
import type { Suggestion } from '@lawdex/contracts';
import type { Plan } from '@lawdex/search-language/plan';
import type { SearchRequest } from '@lawdex/search-language/query';
import { SEARCH_ENGINE, type SearchEngine } from '../engines/search-engine.ts';
import { Records } from '../finding/records.ts';
import { businessSuggestion } from './typed.core.ts';

// Who types does not wait for a list.
const DEADLINE_MS = 400;

interface Wanted {
  most: number;
  onLeftOut(): void;
}

/** Businesses as the search finds them, for words that no name begins with. */
@Injectable()
export class UnderstoodBusinesses {
  constructor(
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly records: Records,
  ) {}

  /** None rather than an error, because the other suggestions are worth more than none; `onLeftOut` is told. */
  async of({ query }: SearchRequest, plan: Plan, key: string, { most, onLeftOut }: Wanted): Promise<Suggestion[]> {
    if (plan.tiers.length === 0) return [];
    const asked = { ...query, plan, limit: most };
    const hits = await this.engine.hits(asked, AbortSignal.timeout(DEADLINE_MS)).catch(() => {
      onLeftOut();
      return [];
    });
    const records = await this.records.of(hits);
    return hits.flatMap(({ id }) => records.get(id) ?? []).map((record) => businessSuggestion(record, key));
  }
}
