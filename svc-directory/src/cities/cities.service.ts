import { Injectable } from '@nestjs/common';
import type { CitySummary } from '@lawdex/contracts';
import { prepared } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { limitAndOffset } from '../paging/page-query.dto.ts';
import type { Page, PageQuery } from '../paging/page-query.dto.ts';

@Injectable()
export class CitiesService {
  private readonly page: (values: readonly unknown[]) => Promise<CitySummary[]>;
  private readonly total: () => Promise<{ total: number }[]>;

  constructor(db: DataSource) {
    this.page = prepared(
      db,
      'cities',
      'select city, state, count from cities where count > 0 order by count desc, city, state limit $1 offset $2',
    );
    this.total = prepared(db, 'cities_total', 'select count(*)::int as total from cities where count > 0');
  }

  /** Cities that have firms, those with most first. */
  async list(query: PageQuery): Promise<Page<CitySummary>> {
    const [items, [sum]] = await Promise.all([this.page(limitAndOffset(query)), this.total()]);
    return { items, total: sum?.total ?? 0 };
  }
}
