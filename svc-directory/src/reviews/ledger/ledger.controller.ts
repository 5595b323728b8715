import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { RemovalRates, RemovedReview } from '@lawdex/contracts';
import { ApiPage, inLongTransaction, limitAndOffset, remembered, type Page } from '@lawdex/svc-kit';
import { DataSource, Repository } from 'typeorm';
import { PageQuery } from '../../page-query.dto.ts';
import { REMOVAL_RATES } from './ledger.sql.ts';
import { RemovedEntry } from './removed-entry.entity.ts';
import { RemovalRatesDto, RemovedReviewDto } from './removed-review.dto.ts';

/** Milliseconds. All reviews are counted, which no visitor should wait for twice. */
const FRESH_MS = 60_000;

@ApiTags('reviews')
@Controller('api/reviews/removed')
export class LedgerController {
  private readonly rates = remembered(async () => {
    const [rates] = await inLongTransaction(this.db, (tx) => tx.query<RemovalRates[]>(REMOVAL_RATES));
    if (!rates) throw new Error('An aggregate without "group by" always answers one row.');
    return rates;
  }, FRESH_MS);

  constructor(
    private readonly db: DataSource,
    @InjectRepository(RemovedEntry) private readonly entries: Repository<RemovedEntry>,
  ) {}

  /** Lists removals of reviews, the newest first, without words or names. */
  @Get()
  @ApiPage(RemovedReviewDto)
  async listRemovedReviews(@Query() query: PageQuery): Promise<Page<RemovedReview>> {
    const [take, skip] = limitAndOffset(query);
    const items = await this.entries.find({ order: { number: 'DESC' }, take, skip });
    // Entries have no gaps.
    return { items, total: (await this.entries.maximum('number')) ?? 0 };
  }

  /** Answers how many reviews were written and removed. */
  @Get('rates')
  @ApiOkResponse({ type: RemovalRatesDto })
  getRemovalRates(): Promise<RemovalRates> {
    return this.rates();
  }
}
