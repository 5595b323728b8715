import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { databaseModule, OutboxModule } from '@lawdex/svc-kit';
import type { OutboxSettings } from '@lawdex/svc-kit';
import { BusinessesModule } from './businesses/businesses.module.ts';
import { CategoriesModule } from './categories/categories.module.ts';
import { CitiesModule } from './cities/cities.module.ts';
import { SCHEMA } from './database.ts';
import { BusinessImagesModule } from './images/business-images.module.ts';
import { DirectoryEvents } from './outbox/directory-events.ts';
import { ReviewsModule } from './reviews/reviews.module.ts';

@Module({})
export class AppModule {
  static forRoot(settings: OutboxSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule({ url: settings.databaseUrl, service: SCHEMA.service }),
        BusinessesModule,
        CategoriesModule,
        CitiesModule,
        ReviewsModule,
        BusinessImagesModule,
        OutboxModule.forRoot({ ...settings, source: DirectoryEvents, imports: [BusinessesModule, CategoriesModule] }),
      ],
    };
  }
}
