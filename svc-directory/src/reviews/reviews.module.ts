import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Business } from '../businesses/business.entity.ts';
import { ReportsController } from './reports/reports.controller.ts';
import { ReportsService } from './reports/reports.service.ts';
import { Review } from './review.entity.ts';
import { ReviewsController } from './reviews.controller.ts';
import { ReviewsService } from './reviews.service.ts';
import { WriteReviewService } from './write-review.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Review, Business])],
  controllers: [ReviewsController, ReportsController],
  providers: [ReviewsService, WriteReviewService, ReportsService],
  exports: [ReviewsService],
})
export class ReviewsModule {}
