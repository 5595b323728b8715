import { LARGEST_CITIES, type CityFigures, type CitySummary, type StateCities } from '@lawdex/contracts';
import { ApiPage, type Page } from '@lawdex/svc-kit';
import { described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CitiesService } from './cities.service.ts';
import { CityBusinessesQuery } from './city-businesses.query.ts';
import { CityParam } from './city-param.pipe.ts';
import { CitySummaryDto } from './city-summary.dto.ts';
import { StateAbbreviation } from './state.decorator.ts';

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
  @StateAbbreviation()
  state?: string;
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
  constructor(private readonly cities: CitiesService) {}

  /** Lists cities with businesses, of one state or of all, those with most first. */
  @Get()
  @ApiPage(CitySummaryDto)
  listCities(@Query() query: CityBusinessesQuery): Promise<Page<CitySummary>> {
    return this.cities.list(query);
  }

  /** Lists every state that has businesses, with its largest cities. */
  @Get('by-state')
  @ApiOkResponse({ type: [StateCitiesDto] })
  listStates(): Promise<StateCities[]> {
    return this.cities.byState();
  }

  /** Answers numbers about the businesses of a city. It may be written in any case and spelling: `san-antonio`, `st-louis-mo`. They are 0 when no business is there. */
  @Get(':city/summary')
  @ApiOkResponse({ type: CityFiguresDto })
  getCitySummary(@Param('city', CityParam) city: string, @Query() { state }: CityFiguresQuery): Promise<CityFigures> {
    return this.cities.figures(city, state);
  }
}

@Module({ controllers: [CitiesController], providers: [CitiesService] })
export class CitiesModule {}
