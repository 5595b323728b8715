import { Module } from '@nestjs/common';
import { BusinessesModule } from '../businesses/businesses.module.ts';
import { ShareImagesController } from './share-images.controller.ts';

@Module({ imports: [BusinessesModule], controllers: [ShareImagesController] })
export class ShareImagesModule {}
