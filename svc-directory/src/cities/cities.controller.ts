import { LARGEST_CITIES, type CityFigures, type CitySummary, type StateCities } from '@lawdex/contracts';
import { ApiPage, limitAndOffset, mayLag, type Page } from '@lawdex/svc-kit';
import { described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { askedCity } from './asked-city.core.ts';
import { CITIES, CITIES_TOTAL, CITY_FIGURES, CITY_MEANT, STATES_OF_CITIES } from './cities.sql.ts';
import { CityBusinessesQuery, CityParam, StateAbbreviation } from './city-params.ts';

class CitySummaryDto extends described<CitySummary>({
  city: { type: String },
  state: { type: String, description: 'Two-letter abbreviation.' },
  count: { type: 'integer' },
}) {}

class StateCitiesDto extends described<StateCities>({
  state: { type: String, description: 'Two-letter abbreviation.' },
  count: { type: 'integer', description: 'Firms.' },
  cities: { type: 'integer', description: 'How many cities have firms.' },
  largest: {
    type: [CitySummaryDto],
    maxItems: LARGEST_CITIES,
    description: 'Those with most firms, the largest first.',
  },
}) {}

class CityFiguresQuery {
  @StateAbbreviation() state?: string;
}

class CityFiguresDto extends described<CityFigures>({
  city: { type: String, description: 'As its businesses write it; as it was asked for when there are none.' },
  state: {
    type: String,
    nullable: true,
    description: 'Two-letter abbreviation, also when none was asked for and only one has the city; null for several.',
  },
  count: { type: 'integer' },
  averageRating: {
    type: String,
    nullable: true,
    description: "Of the businesses' ratings, each as often as it has reviews; one decimal, null without reviews.",
    example: '4.3',
  },
  totalReviews: { type: 'integer' },
  practiceAreas: { type: 'integer', description: 'How many different practice areas the businesses list first.' },
}) {}

@ApiTags('cities')
@Controller('api/cities')
class CitiesController {
  private readonly page = mayLag<CitySummary>(this.db, 'cities', CITIES);
  private readonly total = mayLag<{ total: number }>(this.db, 'cities_total', CITIES_TOTAL);
  private readonly states = mayLag<StateCities>(this.db, 'states_of_cities', STATES_OF_CITIES);
  private readonly figuresOf = mayLag<CityFigures>(this.db, 'city_figures', CITY_FIGURES);
  private readonly known = mayLag<{ city: string; state: string | null }>(this.db, 'city_meant', CITY_MEANT);

  constructor(private readonly db: DataSource) {}

  /** Lists cities with businesses, of one state or of all, those with most first. */
  @Get()
  @ApiPage(CitySummaryDto)
  async listCities(@Query() query: CityBusinessesQuery): Promise<Page<CitySummary>> {
    const state = query.state ?? null;
    const [items, [sum]] = await Promise.all([this.page([...limitAndOffset(query), state]), this.total([state])]);
    return { items, total: sum?.total ?? 0 };
  }

  /** Lists every state that has businesses, with its largest cities. */
  @Get('by-state')
  @ApiOkResponse({ type: [StateCitiesDto] })
  listStates(): Promise<StateCities[]> {
    return this.states();
  }

  /** Answers numbers about the businesses of a city. It may be written in any case and spelling: `san-antonio`, `st-louis-mo`. They are 0 when no business is there. */
  @Get(':city/summary')
  @ApiOkResponse({ type: CityFiguresDto })
  async getCitySummary(@Param('city', CityParam) city: string, @Query() query: CityFiguresQuery): Promise<CityFigures> {
    const state = query.state ?? null;
    const figures = await this.figuresByName(city, state);
    if (figures.count > 0) return figures;
    const { first, names, namesBeforeState, state: ending } = askedCity(city);
    const [known] = await this.known([first, names, namesBeforeState, ending, state]);
    return known ? this.figuresByName(known.city, known.state) : figures;
  }

  private async figuresByName(city: string, state: string | null): Promise<CityFigures> {
    const [figures] = await this.figuresOf([city, state]);
    if (!figures) throw new Error('An aggregate without "group by" always answers one row.');
    return figures;
  }
}

@Module({ controllers: [CitiesController] })
export class CitiesModule {}
