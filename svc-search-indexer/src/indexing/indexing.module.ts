import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { EnginesModule } from '../engines/engines.module.ts';
import { BusinessNamesModule } from '../suggest/business-names.module.ts';
import { DocumentWriter } from './document-writer.ts';
import { EventsController } from './events.controller.ts';
import { IndexUpgrade } from './index-upgrade.service.ts';
import { IndexingService } from './indexing.service.ts';
import { SearchCategory } from './search-category.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SearchCategory]), DictionaryModule, EnginesModule, BusinessNamesModule],
  controllers: [EventsController],
  providers: [DocumentWriter, IndexingService, IndexUpgrade],
})
export class IndexingModule {}
