import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@lawdex/svc-kit';
import { Transactions } from '../database/transactions.ts';
import { untilDone } from '../database/until-done.ts';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { DocumentCounts } from '../dictionary/document-counts.ts';
import { INDEX_VERSION } from '../index-definition/version.core.ts';
import { takeTurn } from './documents.sql.ts';

/** After a release that makes other words of the same records: counts words and places again, while the service answers. */
@Injectable()
export class Recount implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly transactions: Transactions,
    private readonly counts: DocumentCounts,
    private readonly dictionary: DictionaryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = untilDone(() => this.recount(), {
      signal: this.stopping.signal,
      onFailure: (err) => this.logger.error({ err }, 'words and places are not counted again yet'),
    });
  }

  beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    return this.running;
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
