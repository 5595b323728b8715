import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { Trials } from './trial/trials.ts';
import { VocabularyChanges } from './vocabulary-changes.ts';
import { VocabularyController } from './vocabulary.controller.ts';
import { VocabularyWatch } from './vocabulary-watch.ts';

/** The vocabulary as search admins change it. */
@Module({
  imports: [DictionaryModule, SearchModule],
  controllers: [VocabularyController],
  providers: [Trials, VocabularyChanges, VocabularyWatch],
  exports: [Trials, VocabularyChanges],
})
export class VocabularyModule {}
