import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from '@lawdex/svc-kit';
import { BusinessViews } from './business-views/business-views.service.ts';
import { BusinessListsService } from './businesses/business-lists.service.ts';
import { BusinessesController } from './businesses/businesses.controller.ts';
import { BusinessesService } from './businesses/businesses.service.ts';
import { CategoriesController } from './categories/categories.controller.ts';
import { CategoriesService } from './categories/categories.service.ts';
import { CitiesController } from './cities/cities.controller.ts';
import { CitiesService } from './cities/cities.service.ts';
import { CLOCK } from './clock.ts';
import { ENTITIES, SERVICE } from './database.ts';
import { DIRECTORY_CONFIG } from './directory-config.ts';
import type { DirectoryConfig } from './directory-config.ts';
import { BusinessImagesModule } from './images/business-images.module.ts';
import { DirectoryEvents } from './outbox/directory-events.ts';
import { RelayService } from './outbox/relay.service.ts';
import { RepublishController } from './outbox/republish.controller.ts';
import { RepublishService } from './outbox/republish.service.ts';
import { ReviewsController } from './reviews/reviews.controller.ts';
import { ReviewsService } from './reviews/reviews.service.ts';

@Module({})
export class AppModule {
  static forRoot(config: DirectoryConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot(dataSourceOptions({ url: config.databaseUrl, service: SERVICE, entities: ENTITIES })),
        BusinessImagesModule,
      ],
      controllers: [
        CategoriesController,
        CitiesController,
        BusinessesController,
        ReviewsController,
        RepublishController,
      ],
      providers: [
        { provide: DIRECTORY_CONFIG, useValue: config },
        { provide: CLOCK, useValue: config.clock ?? (() => new Date()) },
        CategoriesService,
        CitiesService,
        BusinessesService,
        BusinessListsService,
        BusinessViews,
        ReviewsService,
        DirectoryEvents,
        RelayService,
        RepublishService,
      ],
    };
  }
}
