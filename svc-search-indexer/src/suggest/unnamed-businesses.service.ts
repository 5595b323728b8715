import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { BusinessRecord } from '@lawdex/contracts';
import { inLongTransaction, LOGGER, type Logger } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { untilDone } from '../database/until-done.ts';
import { BusinessNames } from './business-names.ts';
import { readUnnamed } from './business-names.sql.ts';

const AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Gives names to the businesses of a database that is older than suggestions, while the service answers. */
@Injectable()
export class UnnamedBusinesses implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: DataSource,
    private readonly names: BusinessNames,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = untilDone(() => this.nameAll(), {
      signal: this.stopping.signal,
      onFailure: (err) => this.logger.error({ err }, 'names of businesses are not stored for suggestions yet'),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async nameAll(): Promise<void> {
    for (let last: string | undefined = FIRST_ID; last !== undefined && !this.stopping.signal.aborted;)
      last = await this.nameSome(last);
  }

  private nameSome(after: string): Promise<string | undefined> {
    return inLongTransaction(this.db, async (tx) => {
      const rows = await tx.query<{ record: BusinessRecord }[]>(readUnnamed, [after, AT_ONCE]);
      const records = rows.map(({ record }) => record);
      await this.names.store(records, [], tx);
      return records.at(-1)?.id;
    });
  }
}
