import { Module, type DynamicModule } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { IndexingModule } from '../indexing/indexing.module.ts';
import { FindingModule } from '../finding/finding.module.ts';
import { AlsoLike } from './also-like/also-like.service.ts';
import { LandingAtlas } from './atlas/landing-atlas.service.ts';
import { LandingPages } from './landing-pages.service.ts';
import { LandingController } from './landing.controller.ts';
import { LandingReports } from './landing-report.ts';
import { LandingReportController } from './landing-report.controller.ts';
import { LandingPageService } from './pages/landing-page.service.ts';
import { LANDING_SETTINGS, type LandingSettings } from './pages/landing-settings.ts';
import { WordSearch } from './pages/searched-words.ts';
import { SeoController } from './seo.controller.ts';

@Module({})
export class LandingModule {
  /** For everybody who lists pages. */
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
