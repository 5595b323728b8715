import { Module } from '@nestjs/common';
import { BusinessImagesController } from './business-images.controller.ts';

@Module({ controllers: [BusinessImagesController] })
export class BusinessImagesModule {}
