import { Module } from '@nestjs/common';
import { BusinessesModule } from '../businesses/businesses.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { BusinessPageController } from './business-page.controller.ts';

@Module({ imports: [BusinessesModule, ReviewsModule], controllers: [BusinessPageController] })
export class BusinessPageModule {}
