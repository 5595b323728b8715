import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Business } from '../businesses/business.entity.ts';
import { Review } from './review.entity.ts';
import { ReviewsController } from './reviews.controller.ts';
import { ReviewsService } from './reviews.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Review, Business])],
  controllers: [ReviewsController],
  providers: [ReviewsService],
})
export class ReviewsModule {}
