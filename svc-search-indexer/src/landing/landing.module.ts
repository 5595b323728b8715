import { Module, type DynamicModule } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/document-counts.ts';
import { IndexingModule } from '../indexing/indexing.module.ts';
import { FindingModule } from '../finding/records.ts';
import { AlsoLike } from './also-like/also-like.service.ts';
import { LandingAtlas } from './atlas/landing-atlas.service.ts';
import { LandingPages } from './landing-pages.service.ts';
import { LandingController, SeoController } from './landing.controller.ts';
import { LandingReports, LandingReportController } from './landing-report.ts';
import { LandingPageService, LANDING_SETTINGS, type LandingSettings } from './pages/landing-page.service.ts';
import { WordSearch } from './pages/searched-words.ts';

@Module({})
export class LandingModule {
  static forRoot(settings: LandingSettings): DynamicModule {
    return {
      module: LandingModule,
      global: true,
      imports: [DictionaryModule, IndexingModule, FindingModule],
      controllers: [LandingController, SeoController, LandingReportController],
      providers: [
        AlsoLike,
        LandingAtlas,
        LandingPages,
        LandingReports,
        LandingPageService,
        WordSearch,
        { provide: LANDING_SETTINGS, useValue: settings },
      ],
      exports: [AlsoLike, LandingPages, LandingReports],
    };
  }
}
