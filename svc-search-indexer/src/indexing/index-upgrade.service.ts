import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@lawdex/svc-kit';
import { Transactions } from '../database/transactions.ts';
import { DictionaryService } from '../dictionary/dictionary.service.ts';
import { INDEX_VERSION } from '../index-definition/version.core.ts';
import { DocumentWriter } from './document-writer.ts';
import { idsOfOtherVersions, takeTurn } from './documents.sql.ts';

const AT_ONCE = 500;

/** After a release that maps records differently: maps all of them again, while the service answers. */
@Injectable()
export class IndexUpgrade implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly transactions: Transactions,
    private readonly documents: DocumentWriter,
    private readonly dictionary: DictionaryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.upgrade().catch((err: unknown) => {
      this.logger.error({ err }, 'documents of another index version were not mapped again');
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  private async upgrade(): Promise<void> {
    let count = 0;
    for (let mapped = AT_ONCE; mapped > 0 && !this.stopping; count += mapped) mapped = await this.mapSome();
    if (count === 0) return;
    this.dictionary.changed();
    this.logger.info({ count, version: INDEX_VERSION }, 'mapped the documents of another index version again');
  }

  /** In small transactions, so that events go on in between. */
  private mapSome(): Promise<number> {
    return this.transactions.run(async (tx) => {
      await tx.query(takeTurn);
      const rows = await tx.query<{ id: string }[]>(idsOfOtherVersions, [INDEX_VERSION, AT_ONCE]);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await this.documents.writeAgain(ids, tx);
      return ids.length;
    });
  }
}
