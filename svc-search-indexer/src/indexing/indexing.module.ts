import { READINESS, InvalidParameter } from '@lawdex/svc-kit';
import { Global, Module, Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DictionaryModule } from '../dictionary/document-counts.ts';
import { SEARCH_ENGINE, SEARCH_INDEXES } from '../engines/search-engine.ts';
import { FindingModule } from '../finding/records.ts';
import { BusinessNamesModule } from '../suggest/business-names.ts';
import { readBatch } from './event-batch.core.ts';
import { Feeders } from './feeders.service.ts';
import { FirstSearch } from './first-search.ts';
import { IndexingService } from './indexing.service.ts';
import { searchReadiness } from './readiness.ts';
import { Recount } from './recount.service.ts';

@ApiExcludeController()
@Controller('internal/events')
class EventsController {
  constructor(private readonly indexing: IndexingService) {}

  /** 204 once everything is committed; anything else, and the sender tries again. */
  @Post()
  @HttpCode(204)
  async receive(@Body() body: object): Promise<void> {
    const batch = readBatch(body);
    if (batch.kind === 'invalid') throw new InvalidParameter('events', batch.problem);
    await this.indexing.apply(batch.events);
  }
}

@Global()
@Module({
  imports: [DictionaryModule, FindingModule, BusinessNamesModule],
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
