import { Global, Module } from '@nestjs/common';
import { READINESS } from '@lawdex/svc-kit';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { SEARCH_ENGINE, SEARCH_INDEXES } from '../engines/search-engine.ts';
import { FindingModule } from '../finding/finding.module.ts';
import { BusinessNamesModule } from '../suggest/business-names.module.ts';
import { EventsController } from './events.controller.ts';
import { Feeders } from './feeders.service.ts';
import { FirstSearch } from './first-search.ts';
import { IndexingService } from './indexing.service.ts';
import { Recount } from './recount.service.ts';
import { searchReadiness } from './readiness.ts';
import { SearchCategory } from '../dictionary/search-category.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SearchCategory]), DictionaryModule, FindingModule, BusinessNamesModule],
  controllers: [EventsController],
  providers: [
    Feeders,
    IndexingService,
    Recount,
    FirstSearch,
    { provide: READINESS, inject: [Feeders, SEARCH_ENGINE, SEARCH_INDEXES, FirstSearch], useFactory: searchReadiness },
  ],
  exports: [Feeders, READINESS],
})
export class IndexingModule {}
