import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.ts';
import { ShareImagesController } from './share-images.controller.ts';

@Module({ imports: [PostsModule], controllers: [ShareImagesController] })
export class ShareImagesModule {}
