import { Inject, Injectable } from '@nestjs/common';
import type { BusinessSummary } from '@lawdex/contracts';
import { CLOCK, limitAndOffset, mayLag, type Clock, type Page } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { categoryNotFound } from '../categories/categories.service.ts';
import type { PageQuery } from '../page-query.dto.ts';
import { presentSummary, type SummaryRow } from './business-presenter.ts';
import * as sql from './businesses.sql.ts';

const FEATURED = 6;
const FEATURED_LEAST_REVIEWS = 5;
const SIMILAR = 3;

/** Each row of a page tells how many there are. A page past the end has none, and they are counted apart. */
type ListedRow = SummaryRow & { total: number };

@Injectable()
export class BusinessListsService {
  private readonly ofCategory = mayLag<ListedRow>(this.db, 'businesses_of_category', sql.BUSINESSES_OF_CATEGORY);
  private readonly countOfCategory = mayLag<Pick<ListedRow, 'total'>>(
    this.db,
    'count_of_category',
    sql.COUNT_OF_CATEGORY,
  );
  private readonly ofCity = mayLag<ListedRow>(this.db, 'businesses_of_city', sql.BUSINESSES_OF_CITY);
  private readonly countOfCity = mayLag<Pick<ListedRow, 'total'>>(this.db, 'count_of_city', sql.COUNT_OF_CITY);
  private readonly featuredRows = mayLag<SummaryRow>(this.db, 'featured', sql.FEATURED_BUSINESSES);
  private readonly ofIds = mayLag<SummaryRow>(this.db, 'businesses_of_ids', sql.BUSINESSES_OF_IDS);
  private readonly similarTo = mayLag<SummaryRow>(this.db, 'similar_businesses', sql.SIMILAR_BUSINESSES);

  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async byCategory(categoryId: string, query: PageQuery): Promise<Page<BusinessSummary>> {
    const rows = await this.ofCategory([...limitAndOffset(query), categoryId]);
    const [counted] = rows.length > 0 ? rows : await this.countOfCategory([categoryId]);
    if (!counted) throw categoryNotFound();
    return { items: this.present(rows), total: counted.total };
  }

  async byCity(city: string, state: string | undefined, query: PageQuery): Promise<Page<BusinessSummary>> {
    const place = [city, state ?? null];
    const rows = await this.ofCity([...limitAndOffset(query), ...place]);
    const [counted] = rows.length > 0 ? rows : await this.countOfCity(place);
    return { items: this.present(rows), total: counted?.total ?? 0 };
  }

  /** Well-rated businesses with enough reviews, of different practice areas. */
  async featured(): Promise<BusinessSummary[]> {
    return this.present(await this.featuredRows([FEATURED, FEATURED_LEAST_REVIEWS]));
  }

  /** Answers in the order of the ids, without those that no business has. */
  async byIds(ids: readonly string[]): Promise<BusinessSummary[]> {
    return this.present(await this.ofIds([ids]));
  }

  /** At most three businesses of the same practice area that are near and about as good, the most similar first. */
  async similar(id: string): Promise<BusinessSummary[]> {
    return this.present(await this.similarTo([id, SIMILAR]));
  }

  private present(rows: readonly SummaryRow[]): BusinessSummary[] {
    const now = this.clock();
    return rows.map((row) => presentSummary(row, now));
  }
}
