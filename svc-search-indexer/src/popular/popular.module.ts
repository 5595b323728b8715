import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { PopularController } from './popular.controller.ts';
import { PopularSearches } from './popular-searches.service.ts';
import { POPULAR_SETTINGS } from './popular-settings.ts';
import type { PopularSettings } from './popular-settings.ts';
import { RemovedSearches } from './removed-searches.ts';
import { RemovedSearchesController } from './removed-searches.controller.ts';

@Module({})
export class PopularModule {
  /** For everybody who notes searches. */
  static forRoot(settings: PopularSettings): DynamicModule {
    return {
      module: PopularModule,
      global: true,
      imports: [DictionaryModule],
      controllers: [PopularController, RemovedSearchesController],
      providers: [PopularSearches, RemovedSearches, { provide: POPULAR_SETTINGS, useValue: settings }],
      exports: [PopularSearches, RemovedSearches],
    };
  }
}
