import { Injectable } from '@nestjs/common';
import type { RemovalRates, RemovedReview } from '@lawdex/contracts';
import { inLongTransaction, limitAndOffset, prepared, remembered } from '@lawdex/svc-kit';
import type { Page } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { PageQuery } from '../../page-query.dto.ts';
import { REMOVAL_RATES, REMOVED_REVIEWS, REMOVED_TOTAL } from './ledger.sql.ts';

/** Milliseconds. All reviews are counted, which no visitor should wait for twice. */
const FRESH_MS = 60_000;

@Injectable()
export class LedgerService {
  readonly rates: () => Promise<RemovalRates>;
  private readonly entries = prepared<RemovedReview>(this.db, 'removed_reviews', REMOVED_REVIEWS);
  private readonly total = prepared<{ total: number }>(this.db, 'removed_total', REMOVED_TOTAL);

  constructor(private readonly db: DataSource) {
    this.rates = remembered(async () => {
      const [rates] = await inLongTransaction(db, (tx) => tx.query<RemovalRates[]>(REMOVAL_RATES));
      if (!rates) throw new Error('An aggregate without "group by" always answers one row.');
      return rates;
    }, FRESH_MS);
  }

  async list(query: PageQuery): Promise<Page<RemovedReview>> {
    const [items, [counted]] = await Promise.all([this.entries(limitAndOffset(query)), this.total()]);
    return { items, total: counted?.total ?? 0 };
  }
}
