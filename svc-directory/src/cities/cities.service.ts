import { Injectable } from '@nestjs/common';
import type { CityFigures, CitySummary, StateCities } from '@lawdex/contracts';
import { limitAndOffset, mayLag, type Page } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { askedCity } from './asked-city.core.ts';
import { CITIES, CITIES_TOTAL, CITY_FIGURES, CITY_MEANT, STATES_OF_CITIES } from './cities.sql.ts';
import type { CityBusinessesQuery } from './city-businesses.query.ts';

@Injectable()
export class CitiesService {
  private readonly page = mayLag<CitySummary>(this.db, 'cities', CITIES);
  private readonly total = mayLag<{ total: number }>(this.db, 'cities_total', CITIES_TOTAL);
  private readonly states = mayLag<StateCities>(this.db, 'states_of_cities', STATES_OF_CITIES);
  private readonly figuresOf = mayLag<CityFigures>(this.db, 'city_figures', CITY_FIGURES);
  private readonly known = mayLag<{ city: string; state: string | null }>(this.db, 'city_meant', CITY_MEANT);

  constructor(private readonly db: DataSource) {}

  /** Lists cities with businesses, those with most first. */
  async list(query: CityBusinessesQuery): Promise<Page<CitySummary>> {
    const state = query.state ?? null;
    const [items, [sum]] = await Promise.all([this.page([...limitAndOffset(query), state]), this.total([state])]);
    return { items, total: sum?.total ?? 0 };
  }

  byState(): Promise<StateCities[]> {
    return this.states();
  }

  /** Answers the numbers of the city with this name, else of the one that is spelled nearly so, else zeros. */
  async figures(city: string, state: string | undefined): Promise<CityFigures> {
    const figures = await this.figuresByName(city, state ?? null);
    if (figures.count > 0) return figures;
    const { first, names, namesBeforeState, state: ending } = askedCity(city);
    const [known] = await this.known([first, names, namesBeforeState, ending, state ?? null]);
    return known ? this.figuresByName(known.city, known.state) : figures;
  }

  private async figuresByName(city: string, state: string | null): Promise<CityFigures> {
    const [figures] = await this.figuresOf([city, state]);
    if (!figures) throw new Error('An aggregate without "group by" always answers one row.');
    return figures;
  }
}
