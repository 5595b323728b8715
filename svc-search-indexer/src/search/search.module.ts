import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchLog } from './search-log.entity.ts';
import { SearchLogs } from './search-logs.service.ts';
import { FindingModule } from '../finding/finding.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';
import { Suggestions } from './suggestions.ts';

@Module({
  imports: [DictionaryModule, FindingModule, TypeOrmModule.forFeature([SearchLog])],
  controllers: [SearchController],
  providers: [SearchLogs, SearchService, Suggestions],
})
export class SearchModule {}
