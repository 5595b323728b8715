import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { CountsController } from './counts.controller.ts';
import { CountsService } from './counts.service.ts';

@Module({
  imports: [DictionaryModule],
  controllers: [CountsController],
  providers: [CountsService],
})
export class CountsModule {}
