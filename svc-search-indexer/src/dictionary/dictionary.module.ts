import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchCategory } from './search-category.entity.ts';
import { SearchPhrase } from './search-phrase.entity.ts';
import { DictionaryService } from './dictionary.service.ts';
import { DocumentCounts } from './document-counts.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SearchCategory, SearchPhrase])],
  providers: [DictionaryService, DocumentCounts],
  exports: [DictionaryService, DocumentCounts],
})
export class DictionaryModule {}
