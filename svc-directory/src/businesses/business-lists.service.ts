import { Inject, Injectable } from '@nestjs/common';
import type { BusinessSummary } from '@lawdex/contracts';
import { prepared } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { categoryNotFound } from '../categories/categories.service.ts';
import { CLOCK } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { limitAndOffset } from '../paging/page-query.dto.ts';
import type { Page, PageQuery } from '../paging/page-query.dto.ts';
import { presentSummary } from './business-presenter.core.ts';
import { SELECT_SUMMARIES } from './business-sql.ts';
import type { SummaryRow } from './business-rows.core.ts';

const FEATURED = 6;
const FEATURED_LEAST_REVIEWS = 5;

// The pages before the asked one are skipped in the index alone; only its own rows are read from the table.
const best = (condition: string): string => `
  ${SELECT_SUMMARIES}
  where b.id in (select id from businesses where ${condition} order by quality desc, id limit $1 offset $2)
  order by b.quality desc, b.id`;

type Query<Row> = (values: readonly unknown[]) => Promise<Row[]>;

@Injectable()
export class BusinessListsService {
  private readonly ofCategory: Query<SummaryRow>;
  private readonly countOfCategory: Query<{ total: number }>;
  private readonly ofCity: Query<SummaryRow>;
  private readonly countOfCity: Query<{ total: number }>;
  private readonly featuredRows: Query<SummaryRow>;

  constructor(
    db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.ofCategory = prepared(db, 'businesses_of_category', best('category_id = $3'));
    this.countOfCategory = prepared(
      db,
      'count_of_category',
      'select business_count as total from categories where id = $1',
    );
    this.ofCity = prepared(db, 'businesses_of_city', best('city_key = lower($3) and ($4::text is null or state = $4)'));
    this.countOfCity = prepared(
      db,
      'count_of_city',
      `select coalesce(sum(count), 0)::int as total from cities
       where city_key = lower($1) and ($2::text is null or state = $2)`,
    );
    // The best of each practice area compete, so that no area fills the home page; more of one only when areas run out.
    this.featuredRows = prepared(
      db,
      'featured',
      `with candidates as (
         select top.id, top.quality, top.review_count >= $2 as proven, top.place
         from categories area cross join lateral (
           select id, quality, review_count, row_number() over (order by quality desc, id) as place
           from businesses where category_id = area.id order by quality desc, id limit $1) top
         order by proven desc, place, quality desc, id limit $1)
       ${SELECT_SUMMARIES} join candidates on candidates.id = b.id
       order by candidates.proven desc, candidates.place, b.quality desc, b.id`,
    );
  }

  async byCategory(categoryId: string, query: PageQuery): Promise<Page<BusinessSummary>> {
    const [rows, [category]] = await Promise.all([
      this.ofCategory([...limitAndOffset(query), categoryId]),
      this.countOfCategory([categoryId]),
    ]);
    if (!category) throw categoryNotFound();
    return { items: this.present(rows), total: category.total };
  }

  async byCity(city: string, state: string | undefined, query: PageQuery): Promise<Page<BusinessSummary>> {
    const [rows, [sum]] = await Promise.all([
      this.ofCity([...limitAndOffset(query), city, state ?? null]),
      this.countOfCity([city, state ?? null]),
    ]);
    return { items: this.present(rows), total: sum?.total ?? 0 };
  }

  /** Well-rated firms with enough reviews, of different practice areas. */
  async featured(): Promise<BusinessSummary[]> {
    return this.present(await this.featuredRows([FEATURED, FEATURED_LEAST_REVIEWS]));
  }

  private present(rows: readonly SummaryRow[]): BusinessSummary[] {
    const now = this.clock();
    return rows.map((row) => presentSummary(row, now));
  }
}
