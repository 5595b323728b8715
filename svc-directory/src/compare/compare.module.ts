import { Module } from '@nestjs/common';
import { CompareController } from './compare.controller.ts';
import { CompareService } from './compare.service.ts';

@Module({ controllers: [CompareController], providers: [CompareService] })
export class CompareModule {}
