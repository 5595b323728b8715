import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from '@lawdex/svc-kit';
import { DictionaryService } from './dictionary/dictionary.service.ts';
import { PostgresEngine } from './engines/postgres/postgres-engine.ts';
import { SEARCH_ENGINE } from './engines/search-engine.ts';
import { EventsController } from './indexing/events.controller.ts';
import { IndexingService } from './indexing/indexing.service.ts';
import { SearchLogs } from './search-logs/search-logs.service.ts';
import { SearchController } from './search/search.controller.ts';
import { SearchService } from './search/search.service.ts';

@Module({})
export class AppModule {
  static forRoot({ databaseUrl }: { databaseUrl: string }): DynamicModule {
    return {
      module: AppModule,
      imports: [TypeOrmModule.forRoot(dataSourceOptions({ url: databaseUrl, service: 'svc-search-indexer' }))],
      controllers: [SearchController, EventsController],
      providers: [
        PostgresEngine,
        { provide: SEARCH_ENGINE, useExisting: PostgresEngine },
        DictionaryService,
        IndexingService,
        SearchLogs,
        SearchService,
      ],
    };
  }
}
