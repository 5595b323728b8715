import { Inject, Injectable } from '@nestjs/common';
import type { BusinessSummary } from '@lawdex/contracts';
import { CLOCK, mayLag } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { categoryNotFound } from '../categories/categories.service.ts';
import { limitAndOffset } from '../paging/page-query.dto.ts';
import type { Page, PageQuery } from '../paging/page-query.dto.ts';
import { presentSummary } from './business-presenter.ts';
import type { SummaryRow } from './business-rows.ts';
import {
  BUSINESSES_OF_CATEGORY,
  BUSINESSES_OF_CITY,
  BUSINESSES_OF_IDS,
  COUNT_OF_CATEGORY,
  COUNT_OF_CITY,
  FEATURED_BUSINESSES,
} from './businesses.sql.ts';
import { businessNotFound } from './businesses.service.ts';
import { SIMILAR_BUSINESSES } from './similar.sql.ts';

const FEATURED = 6;
const FEATURED_LEAST_REVIEWS = 5;
const SIMILAR = 3;

type Query<Row> = (values: readonly unknown[]) => Promise<Row[]>;

@Injectable()
export class BusinessListsService {
  private readonly ofCategory: Query<SummaryRow>;
  private readonly countOfCategory: Query<{ total: number }>;
  private readonly ofCity: Query<SummaryRow>;
  private readonly countOfCity: Query<{ total: number }>;
  private readonly featuredRows: Query<SummaryRow>;
  private readonly ofIds: Query<SummaryRow>;
  private readonly similarTo: Query<SummaryRow | { id: null }>;

  constructor(
    db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.ofCategory = mayLag(db, 'businesses_of_category', BUSINESSES_OF_CATEGORY);
    this.countOfCategory = mayLag(db, 'count_of_category', COUNT_OF_CATEGORY);
    this.ofCity = mayLag(db, 'businesses_of_city', BUSINESSES_OF_CITY);
    this.countOfCity = mayLag(db, 'count_of_city', COUNT_OF_CITY);
    this.featuredRows = mayLag(db, 'featured', FEATURED_BUSINESSES);
    this.ofIds = mayLag(db, 'businesses_of_ids', BUSINESSES_OF_IDS);
    this.similarTo = mayLag(db, 'similar_businesses', SIMILAR_BUSINESSES);
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

  /** Well-rated businesses with enough reviews, of different practice areas. */
  async featured(): Promise<BusinessSummary[]> {
    return this.present(await this.featuredRows([FEATURED, FEATURED_LEAST_REVIEWS]));
  }

  /** In the order of the ids; those that are gone are left out. */
  async byIds(ids: readonly string[]): Promise<BusinessSummary[]> {
    return this.present(await this.ofIds([ids]));
  }

  /** Firms of the same practice area, near, and about as good; fewer, or none, where there are no more. */
  async similar(id: string): Promise<BusinessSummary[]> {
    const rows = await this.similarTo([id, SIMILAR]);
    if (rows.length === 0) throw businessNotFound();
    return this.present(rows.filter((row): row is SummaryRow => row.id !== null));
  }

  private present(rows: readonly SummaryRow[]): BusinessSummary[] {
    const now = this.clock();
    return rows.map((row) => presentSummary(row, now));
  }
}
