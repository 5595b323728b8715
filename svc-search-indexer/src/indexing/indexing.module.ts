import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { LandingIndex } from '../landing/rows/landing-index.ts';
import { BusinessNamesModule } from '../suggest/business-names.module.ts';
import { EventsController } from './events.controller.ts';
import { Feeders } from './feeders.service.ts';
import { IndexingService } from './indexing.service.ts';
import { Recount } from './recount.service.ts';
import { SearchCategory } from './search-category.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SearchCategory]), DictionaryModule, BusinessNamesModule],
  controllers: [EventsController],
  providers: [Feeders, IndexingService, LandingIndex, Recount],
  exports: [Feeders],
})
export class IndexingModule {}
