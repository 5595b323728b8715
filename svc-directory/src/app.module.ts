import { HOLD_RULE, type DirectoryEvent } from '@lawdex/contracts';
import { databaseModule, OutboxModule, RetentionModule } from '@lawdex/svc-kit';
import type { OutboxSettings, EventReaders, EventSource } from '@lawdex/svc-kit';
import { Module, Injectable, type DynamicModule } from '@nestjs/common';
import { BusinessPageModule } from './business-page/business-page.controller.ts';
import { Business } from './businesses/business.entity.ts';
import { BusinessesModule } from './businesses/businesses.controller.ts';
import { BusinessesService } from './businesses/businesses.service.ts';
import { CategoriesModule } from './categories/categories.controller.ts';
import { CategoriesService } from './categories/categories.service.ts';
import { Category } from './categories/category.entity.ts';
import { CitiesModule } from './cities/cities.controller.ts';
import { CompareModule } from './compare/compare.controller.ts';
import { SCHEMA } from './database.ts';
import { FiguresModule } from './figures/figures.controller.ts';
import { BusinessImagesModule } from './images/business-images.controller.ts';
import { ClosedBusinessController } from './listing/closed-business.controller.ts';
import type { HoldLimits } from './reviews/holding/hold.core.ts';
import { HoldingModule } from './reviews/holding/holding.module.ts';
import { ReviewsModule } from './reviews/reviews.controller.ts';
import { ShareImagesModule } from './share-images/share-images.controller.ts';
import { directorySitemap } from './sitemap/directory-sitemap.ts';

@Injectable()
class DirectoryEvents implements EventSource<DirectoryEvent> {
  readonly read: EventReaders<DirectoryEvent>;
  readonly republish = { 'category.changed': Category, 'business.changed': Business };

  constructor(businesses: BusinessesService, categories: CategoriesService) {
    this.read = {
      'business.changed': (ids) => businesses.current(ids),
      'business.deleted': null,
      'category.changed': (ids) => categories.current(ids),
    };
  }
}

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
        databaseModule({ ...SCHEMA, url: settings.databaseUrl, replicaUrl }),
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
