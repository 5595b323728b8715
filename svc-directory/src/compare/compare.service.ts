import { Inject, Injectable } from '@nestjs/common';
import type { Comparison } from '@lawdex/contracts';
import { CLOCK, DomainError, InvalidParameter, mayLag, type Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { presentDetail, presentSummary } from '../businesses/business-presenter.ts';
import type { DetailRow } from '../businesses/business-rows.ts';
import { COMPARED_BUSINESSES } from '../businesses/businesses.sql.ts';
import { readCompareIds } from './compare-ids.core.ts';
import type { CompareQuery } from './compare-query.dto.ts';
import { comparisonOf } from './comparison.core.ts';

@Injectable()
export class CompareService {
  private readonly rowsOf = mayLag<DetailRow>(this.db, 'compared_businesses', COMPARED_BUSINESSES);

  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async compare(query: CompareQuery): Promise<Comparison> {
    const read = readCompareIds(query.ids);
    if (read.kind === 'refused') throw new InvalidParameter('ids', read.problem);
    const rows = await this.rowsOf([read.ids]);
    const missing = read.ids.filter((id) => !rows.some((row) => row.id === id));
    if (missing.length > 0 && query.missing !== 'skip') throw businessesNotFound(missing);
    const now = this.clock();
    const compared = rows.map((row) => ({ detail: presentDetail(row, now), summary: presentSummary(row, now) }));
    return comparisonOf(compared, missing);
  }
}

const businessesNotFound = (ids: readonly string[]): DomainError =>
  new DomainError(
    'businesses_not_found',
    404,
    `${ids.length === 1 ? 'One of these businesses does' : `${ids.length} of these businesses do`} not exist, or ${ids.length === 1 ? 'has' : 'have'} been removed.`,
  );
