import { Inject, Injectable } from '@nestjs/common';
import type { PopularSearch, SearchParams, SearchResponse } from '@lawdex/contracts';
import { BackgroundWork, CLOCK, inLongTransaction, LOGGER, requestSignal } from '@lawdex/svc-kit';
import type { Clock, Logger } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { remembered, type Dictionary } from '@lawdex/search-language/dictionary';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { SEARCH_ENGINE, type SearchEngine } from '../engines/search-engine.ts';
import { countVisitors, forgetDays, forgetVisitors, readPopular } from './popular.sql.ts';
import { commonWords, publishable, type IsCommon } from './publishable.core.ts';
import { SettledSearches } from './settled-searches.core.ts';

export interface PopularSettings {
  demoData: boolean;
}

export const POPULAR_SETTINGS = Symbol('popular settings');

const LOOK_MS = 5_000;
const DEADLINE_MS = 1_000;
const LISTED_MOST = 100;
const VISITOR = /^[\da-f]{32}$/;

/** Searches that many visitors make. Counted in the background by PostgreSQL, and told by the engine in use. */
@Injectable()
export class PopularSearches extends BackgroundWork {
  private readonly searches = new SettledSearches();
  private readonly common = new WeakMap<Dictionary, IsCommon>();

  constructor(
    private readonly db: DataSource,
    private readonly dictionary: DictionaryService,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    @Inject(POPULAR_SETTINGS) private readonly settings: PopularSettings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  list(most: number): Promise<PopularSearch[]> {
    return this.engine.popular(most, requestSignal(DEADLINE_MS));
  }

  /** Without a visitor, which is how pages and robots ask, a search counts for nothing. */
  note(visitor: string | undefined, { query, page = 1 }: SearchParams, { total, understood }: SearchResponse): void {
    if (visitor === undefined || !VISITOR.test(visitor) || page !== 1) return;
    const found = total > 0 && understood.widened === null && !understood.danger;
    const text = found && query !== undefined ? publishable(query, this.isCommon) : null;
    this.searches.note(visitor, text, this.clock().getTime());
  }

  protected async turn(): Promise<number> {
    await this.look().catch((err: unknown) => this.logger.warn({ err }, 'popular searches could not be counted'));
    return LOOK_MS;
  }

  /** Counts what is settled, forgets what is old, and tells the engine which searches are popular now. */
  async look(): Promise<void> {
    const now = this.clock();
    await inLongTransaction(this.db, async (tx) => {
      const settled = this.searches.take(now.getTime());
      if (settled.length > 0) await tx.query(countVisitors, [JSON.stringify(settled), now]);
      await tx.query(forgetVisitors, [now]);
      await tx.query(forgetDays, [now]);
    });
    await this.engine.keepPopular(await this.shown(), AbortSignal.timeout(LOOK_MS));
  }

  /** What may be shown now, as PostgreSQL counts it. */
  async shown(): Promise<PopularSearch[]> {
    const values = [this.clock(), this.settings.demoData, LISTED_MOST];
    const counted = await inLongTransaction(this.db, (tx) => tx.query<PopularSearch[]>(readPopular, values));
    // Again, because a word that many businesses had may have become rare, and the blocklist longer.
    return counted.filter(({ query }) => publishable(query, this.isCommon) !== null);
  }

  private get isCommon(): IsCommon {
    const from = this.dictionary.current;
    return remembered(this.common, from, () => commonWords(from));
  }
}
