import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { EnginesModule } from '../engines/engines.module.ts';
import { CountsController } from './counts.controller.ts';
import { CountsService } from './counts.service.ts';

@Module({
  imports: [DictionaryModule, EnginesModule],
  controllers: [CountsController],
  providers: [CountsService],
})
export class CountsModule {}
