import { Module } from '@nestjs/common';
import { BusinessViewsService } from './business-views.service.ts';

@Module({ providers: [BusinessViewsService], exports: [BusinessViewsService] })
export class BusinessViewsModule {}
