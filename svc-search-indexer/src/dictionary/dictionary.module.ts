import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchCategory } from '../indexing/search-category.entity.ts';
import { DictionaryService } from './dictionary.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SearchCategory])],
  providers: [DictionaryService],
  exports: [DictionaryService],
})
export class DictionaryModule {}
