import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { EnginesModule } from '../engines/engines.module.ts';
import { SearchLogsModule } from '../search-logs/search-logs.module.ts';
import { Records } from './records.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

@Module({
  imports: [DictionaryModule, EnginesModule, SearchLogsModule],
  controllers: [SearchController],
  providers: [Records, SearchService],
})
export class SearchModule {}
