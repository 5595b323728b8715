import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessViewsModule } from '../business-views/business-views.module.ts';
import { BusinessListsService } from './business-lists.service.ts';
import { Business } from './business.entity.ts';
import { BusinessesController } from './businesses.controller.ts';
import { BusinessesService } from './businesses.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Business]), BusinessViewsModule],
  controllers: [BusinessesController],
  providers: [BusinessesService, BusinessListsService],
  exports: [BusinessesService, BusinessListsService, TypeOrmModule],
})
export class BusinessesModule {}
