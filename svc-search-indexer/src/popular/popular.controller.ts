import { Module, Controller, Get, Header, Query, type DynamicModule } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DictionaryModule } from '../dictionary/document-counts.ts';
import { PopularSearches, POPULAR_SETTINGS, type PopularSettings } from './popular-searches.service.ts';
import { POPULAR_SHOWN, PopularQuery, PopularSearchDto } from './popular.dto.ts';
import { RemovedSearches, RemovedSearch } from './removed-searches.ts';

/** Blockers of advertisements stop every address with /analytics/ in it. */
@ApiTags('analytics')
@Controller(['api/popular-searches', 'api/analytics/popular-searches'])
class PopularController {
  constructor(private readonly popular: PopularSearches) {}

  @Get()
  @ApiOperation({ summary: 'What many visitors search for, most popular first.' })
  @ApiOkResponse({ type: [PopularSearchDto] })
  @Header('cache-control', 'public, max-age=60')
  list(@Query() { limit = POPULAR_SHOWN }: PopularQuery): Promise<PopularSearchDto[]> {
    return this.popular.list(limit);
  }
}

@Module({})
export class PopularModule {
  static forRoot(settings: PopularSettings): DynamicModule {
    return {
      module: PopularModule,
      global: true,
      imports: [DictionaryModule, TypeOrmModule.forFeature([RemovedSearch])],
      controllers: [PopularController],
      providers: [PopularSearches, RemovedSearches, { provide: POPULAR_SETTINGS, useValue: settings }],
      exports: [PopularSearches, RemovedSearches],
    };
  }
}
