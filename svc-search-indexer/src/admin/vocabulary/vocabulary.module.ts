import { Module } from '@nestjs/common';
import { DictionaryModule } from '../../dictionary/dictionary.module.ts';
import { VocabularyChanges } from './vocabulary-changes.ts';
import { VocabularyController } from './vocabulary.controller.ts';
import { VocabularyWatch } from './vocabulary-watch.ts';

/** The vocabulary as search admins change it. */
@Module({
  imports: [DictionaryModule],
  controllers: [VocabularyController],
  providers: [VocabularyChanges, VocabularyWatch],
  exports: [VocabularyChanges],
})
export class VocabularyModule {}
