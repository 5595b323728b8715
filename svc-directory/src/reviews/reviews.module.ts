import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Business } from '../businesses/business.entity.ts';
import { LedgerController } from './ledger/ledger.controller.ts';
import { LedgerService } from './ledger/ledger.service.ts';
import { ReportsController } from './reports/reports.controller.ts';
import { ReportsService } from './reports/reports.service.ts';
import { Review } from './review.entity.ts';
import { ReviewsController } from './reviews.controller.ts';
import { ReviewsService } from './reviews.service.ts';
import { WriteReviewService } from './write-review.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Review, Business])],
  controllers: [ReviewsController, ReportsController, LedgerController],
  providers: [ReviewsService, WriteReviewService, ReportsService, LedgerService],
  exports: [ReviewsService],
})
export class ReviewsModule {}
