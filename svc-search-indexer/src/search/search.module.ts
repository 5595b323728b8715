import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { SearchLogsModule } from '../search-logs/search-logs.module.ts';
import { Finder } from './finder.ts';
import { Records } from './records.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';
import { Suggestions } from './suggestions.ts';

@Module({
  imports: [DictionaryModule, SearchLogsModule],
  controllers: [SearchController],
  providers: [Finder, Records, SearchService, Suggestions],
  exports: [Finder, Records],
})
export class SearchModule {}
