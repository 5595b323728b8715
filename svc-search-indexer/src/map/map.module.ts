import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { FindingModule } from '../finding/finding.module.ts';
import { LandController } from './land.controller.ts';
import { MapController } from './map.controller.ts';
import { MapService } from './map.service.ts';

@Module({
  imports: [DictionaryModule, FindingModule],
  controllers: [MapController, LandController],
  providers: [MapService],
})
export class MapModule {}
