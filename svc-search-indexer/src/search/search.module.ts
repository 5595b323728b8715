import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { SearchLogsModule } from './search-logs.module.ts';
import { FindingModule } from '../finding/finding.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';
import { Suggestions } from './suggestions.ts';

@Module({
  imports: [DictionaryModule, FindingModule, SearchLogsModule],
  controllers: [SearchController],
  providers: [SearchService, Suggestions],
})
export class SearchModule {}
