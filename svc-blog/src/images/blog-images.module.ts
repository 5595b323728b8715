import { Module } from '@nestjs/common';
import { BlogImagesController } from './blog-images.controller.ts';

@Module({ controllers: [BlogImagesController] })
export class BlogImagesModule {}
