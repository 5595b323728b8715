import { BackgroundWork, CLOCK, InvalidParameter, LOGGER, READINESS } from '@lawdex/svc-kit';
import type { Clock, Logger, Readiness } from '@lawdex/svc-kit';
import { Body, Controller, Global, HttpCode, Inject, Injectable, Module, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DictionaryModule, DocumentCounts } from '../dictionary/document-counts.ts';
import { SEARCH_ENGINE, SEARCH_INDEXES, type SearchEngine } from '../engines/search-engine.ts';
import { FindingModule, Records } from '../finding/records.ts';
import { BusinessNamesModule } from '../suggest/business-names.ts';
import { readBatch } from './event-batch.core.ts';
import { Feeders } from './feeders.service.ts';
import { IndexingService } from './indexing.service.ts';
import { Transactions } from '../database/transactions.ts';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { INDEX_VERSION } from '../index-definition/version.core.ts';
import { takeTurn } from './documents.sql.ts';
import type { IndexLifecycle } from '../engines/index-lifecycle.ts';
import { readSearch } from '@lawdex/search-language/query';
import { Finder } from '../finding/finder.ts';

/** Ready once an index is complete and a first search was made. Lag decides nothing: an import is no reason to refuse searches. */
export const searchReadiness =
  (
    feeders: Pick<Feeders, 'live' | 'behind'>,
    asked: SearchEngine,
    indexes: readonly IndexLifecycle[],
    first: Pick<FirstSearch, 'make'>,
  ): Readiness =>
  async () => {
    const [live, behind] = [await feeders.live(), await feeders.behind()];
    const engines = indexes.map(({ name }) => name);
    const isComplete = engines.some((name) => live.includes(name));
    if (isComplete) await first.make();
    const lacks = isComplete ? undefined : 'No search index is complete yet.';
    return { engines, answering: asked.name, live, behind: Object.fromEntries(behind), lacks };
  };

const ASKED = { query: 'divorce lawyer', location: 'houston' };

/** Builds what a search builds at its first use, because the visitor who comes first would wait three times as long (139 ms, now 50). */
@Injectable()
class FirstSearch {
  private made: Promise<void> | null = null;

  constructor(
    private readonly finder: Finder,
    private readonly records: Records,
    private readonly dictionary: DictionaryService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Resolves when it was made once. A search that fails is none that a visitor waits for. */
  make(): Promise<void> {
    return (this.made ??= this.search().catch(() => undefined));
  }

  private async search(): Promise<void> {
    const surroundings = this.dictionary.surroundings(this.clock());
    const read = readSearch(ASKED, surroundings);
    if (read.kind !== 'search') return;
    const { hits } = await this.finder.find(read);
    await this.records.summarised(hits, surroundings.dictionary.categories, surroundings.now);
  }
}

/** After a release that makes other words of the same records: counts words and places again, while the service answers. */
@Injectable()
class Recount extends BackgroundWork {
  constructor(
    private readonly transactions: Transactions,
    private readonly counts: DocumentCounts,
    private readonly dictionary: DictionaryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected turn(): Promise<number> {
    const tell = (err: unknown) => this.logger.error({ err }, 'words and places are not counted again yet');
    return this.untilDone(() => this.recount(), tell);
  }

  private async recount(): Promise<void> {
    const count = await this.transactions.run(async (tx) => {
      await tx.query(takeTurn);
      return this.counts.countAgain(INDEX_VERSION, tx);
    });
    if (count === 0) return;
    this.dictionary.changed();
    this.logger.info({ count, version: INDEX_VERSION }, 'counted words and places of all documents again');
  }
}

@ApiExcludeController()
@Controller('internal/events')
class EventsController {
  constructor(private readonly indexing: IndexingService) {}

  /** 204 once everything is committed; anything else, and the sender tries again. */
  @Post()
  @HttpCode(204)
  async receive(@Body() body: object): Promise<void> {
    const batch = readBatch(body);
    if (batch.kind === 'invalid') throw new InvalidParameter('events', batch.problem);
    await this.indexing.apply(batch.events);
  }
}

@Global()
@Module({
  imports: [DictionaryModule, FindingModule, BusinessNamesModule],
  controllers: [EventsController],
  providers: [
    Feeders,
    IndexingService,
    Recount,
    FirstSearch,
    { provide: READINESS, inject: [Feeders, SEARCH_ENGINE, SEARCH_INDEXES, FirstSearch], useFactory: searchReadiness },
  ],
  exports: [Feeders, READINESS],
})
export class IndexingModule {}
