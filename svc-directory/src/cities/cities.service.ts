import { Injectable } from '@nestjs/common';
import type { CityFigures, CitySummary } from '@lawdex/contracts';
import { prepared } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { limitAndOffset } from '../paging/page-query.dto.ts';
import type { Page, PageQuery } from '../paging/page-query.dto.ts';
import { CITIES, CITIES_TOTAL, CITY_FIGURES } from './cities.sql.ts';

@Injectable()
export class CitiesService {
  private readonly page: (values: readonly unknown[]) => Promise<CitySummary[]>;
  private readonly total: () => Promise<{ total: number }[]>;
  private readonly figuresOf: (values: readonly unknown[]) => Promise<CityFigures[]>;

  constructor(db: DataSource) {
    this.page = prepared(db, 'cities', CITIES);
    this.total = prepared(db, 'cities_total', CITIES_TOTAL);
    this.figuresOf = prepared(db, 'city_figures', CITY_FIGURES);
  }

  /** Cities that have businesses, those with most first. */
  async list(query: PageQuery): Promise<Page<CitySummary>> {
    const [items, [sum]] = await Promise.all([this.page(limitAndOffset(query)), this.total()]);
    return { items, total: sum?.total ?? 0 };
  }

  /** Zeros for a city that nobody knows, as its list of businesses is empty. */
  async figures(city: string, state: string | undefined): Promise<CityFigures> {
    const [figures] = await this.figuresOf([city, state ?? null]);
    if (!figures) throw new Error('An aggregate without "group by" always answers one row.');
    return figures;
  }
}
