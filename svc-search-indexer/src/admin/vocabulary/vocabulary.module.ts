import { Module } from '@nestjs/common';
import { DictionaryModule } from '../../dictionary/dictionary.module.ts';
import { FindingModule } from '../../finding/finding.module.ts';
import { Trials } from './trial/trials.ts';
import { VocabularyChanges } from './vocabulary-changes.ts';
import { VocabularyController } from './vocabulary.controller.ts';
import { VocabularyWatch } from './vocabulary-watch.ts';

/** The vocabulary as search admins change it. */
@Module({
  imports: [DictionaryModule, FindingModule],
  controllers: [VocabularyController],
  providers: [Trials, VocabularyChanges, VocabularyWatch],
  exports: [Trials, VocabularyChanges],
})
export class VocabularyModule {}
