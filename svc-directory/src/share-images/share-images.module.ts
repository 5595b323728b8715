import { Module } from '@nestjs/common';
import { BusinessesModule } from '../businesses/businesses.module.ts';
import { ShareImagesController } from './share-images.controller.ts';
import { ShareImagesService } from './share-images.service.ts';

@Module({ imports: [BusinessesModule], controllers: [ShareImagesController], providers: [ShareImagesService] })
export class ShareImagesModule {}
