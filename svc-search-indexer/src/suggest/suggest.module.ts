import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { FindingModule } from '../finding/finding.module.ts';
import { BusinessNamesModule } from './business-names.module.ts';
import { SuggestController } from './suggest.controller.ts';
import { SuggestService } from './suggest.service.ts';
import { UnderstoodBusinesses } from './understood-businesses.ts';
import { UnnamedBusinesses } from './unnamed-businesses.service.ts';

@Module({
  imports: [DictionaryModule, BusinessNamesModule, FindingModule],
  controllers: [SuggestController],
  providers: [SuggestService, UnderstoodBusinesses, UnnamedBusinesses],
})
export class SuggestModule {}
