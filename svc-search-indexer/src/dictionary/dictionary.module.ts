import { Module } from '@nestjs/common';
import { DictionaryService } from './dictionary.service.ts';
import { DocumentCounts } from './document-counts.ts';

@Module({
  providers: [DictionaryService, DocumentCounts],
  exports: [DictionaryService, DocumentCounts],
})
export class DictionaryModule {}
