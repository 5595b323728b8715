import { Module } from '@nestjs/common';
import { FirmImagesController } from './firm-images.controller.ts';

@Module({ controllers: [FirmImagesController] })
export class FirmImagesModule {}
