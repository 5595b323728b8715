import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { HOLD_RULE } from '@lawdex/contracts';
import { databaseModule, OutboxModule, RetentionModule } from '@lawdex/svc-kit';
import type { OutboxSettings } from '@lawdex/svc-kit';
import { BusinessPageModule } from './business-page/business-page.module.ts';
import { BusinessesModule } from './businesses/businesses.module.ts';
import { CategoriesModule } from './categories/categories.module.ts';
import { CitiesModule } from './cities/cities.module.ts';
import { CompareModule } from './compare/compare.module.ts';
import { SCHEMA } from './database.ts';
import { FiguresModule } from './figures/figures.module.ts';
import { BusinessImagesModule } from './images/business-images.module.ts';
import { ClosedBusinessController } from './listing/closed-business.controller.ts';
import { DirectoryEvents } from './outbox/directory-events.ts';
import type { HoldLimits } from './reviews/holding/hold.core.ts';
import { HoldingModule } from './reviews/holding/holding.module.ts';
import { ReviewsModule } from './reviews/reviews.module.ts';
import { ShareImagesModule } from './share-images/share-images.module.ts';
import { directorySitemap } from './sitemap/directory-sitemap.ts';

export interface DirectorySettings extends OutboxSettings {
  /** A replica that answers lists which may be some moments old. */
  replicaUrl?: string | undefined;
  viewsKeptDays: number;
  /** As published unless told. */
  holdLimits?: HoldLimits;
}

@Module({})
export class AppModule {
  static forRoot({ viewsKeptDays, replicaUrl, holdLimits = HOLD_RULE, ...settings }: DirectorySettings): DynamicModule {
    return {
      module: AppModule,
      controllers: [ClosedBusinessController],
      imports: [
        databaseModule({
          url: settings.databaseUrl,
          replicaUrl,
          service: SCHEMA.service,
          migrations: SCHEMA.migrations,
        }),
        BusinessesModule,
        BusinessPageModule,
        CategoriesModule,
        CitiesModule,
        CompareModule,
        FiguresModule,
        HoldingModule.forRoot(holdLimits),
        ReviewsModule,
        BusinessImagesModule,
        ShareImagesModule,
        directorySitemap(),
        RetentionModule.forRoot([{ table: 'business_views', column: 'created_at', days: viewsKeptDays }]),
        OutboxModule.forRoot({ ...settings, source: DirectoryEvents, imports: [BusinessesModule, CategoriesModule] }),
      ],
    };
  }
}
