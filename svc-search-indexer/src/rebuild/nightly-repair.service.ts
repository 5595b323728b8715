import { BackgroundWork, CLOCK, LOGGER, type Clock, type Logger } from '@lawdex/svc-kit';
import { Inject, Injectable, Module } from '@nestjs/common';
import { Transactions } from '../database/transactions.ts';
import { Drift } from './drift.service.ts';
import { claimCheck } from './drift.sql.ts';
import { Rebuilds } from './rebuilds.service.ts';

const LOOK_EVERY_MS = 600_000;
// Nowhere in the country is it later than six in the morning then, or earlier than midnight in its largest cities.
const FROM_HOUR_UTC = 8;
const UNTIL_HOUR_UTC = 11;
// Between every few hundred documents: 100,000 take some two minutes.
const PAUSE_MS = 300;

export const isNight = (now: Date): boolean => now.getUTCHours() >= FROM_HOUR_UTC && now.getUTCHours() < UNTIL_HOUR_UTC;

/** Once a night, one of all processes compares each index with the log, a little at a time, and writes what differs. */
@Injectable()
export class NightlyRepair extends BackgroundWork {
  protected override readonly beginsAfterMs = LOOK_EVERY_MS;

  constructor(
    private readonly drift: Drift,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected async turn(): Promise<number> {
    await this.look();
    return LOOK_EVERY_MS;
  }

  /** Resolves when what is due has been done; a failure is told, and tried again the next night. */
  async look(pauseMs = PAUSE_MS): Promise<void> {
    for (const engine of this.drift.engines) {
      if (!isNight(this.clock()) || this.stopping.signal.aborted) return;
      try {
        if (!(await this.claim(engine))) continue;
        await this.drift.check(engine, { repairedBy: 'every night', pauseMs, signal: this.stopping.signal });
      } catch (err) {
        this.logger.error({ err, engine }, 'a search index was not compared with the log tonight');
      }
    }
  }

  private async claim(engine: string): Promise<boolean> {
    return (await this.transactions.query(claimCheck, [engine, this.clock().toISOString()])).length > 0;
  }
}

/** Indexes that are built anew beside those that searches read, and compared with the log. */
@Module({ providers: [Drift, NightlyRepair, Rebuilds], exports: [Drift, Rebuilds] })
export class RebuildModule {}
