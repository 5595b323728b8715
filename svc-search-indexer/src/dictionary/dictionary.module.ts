import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchCategory } from '../indexing/search-category.entity.ts';
import { DictionaryService } from './dictionary.service.ts';
import { DocumentCounts } from './document-counts.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SearchCategory])],
  providers: [DictionaryService, DocumentCounts],
  exports: [DictionaryService, DocumentCounts],
})
export class DictionaryModule {}
