import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { BusinessNamesModule } from './business-names.module.ts';
import { SuggestController } from './suggest.controller.ts';
import { SuggestService } from './suggest.service.ts';
import { UnnamedBusinesses } from './unnamed-businesses.service.ts';

@Module({
  imports: [DictionaryModule, BusinessNamesModule],
  controllers: [SuggestController],
  providers: [SuggestService, UnnamedBusinesses],
})
export class SuggestModule {}
