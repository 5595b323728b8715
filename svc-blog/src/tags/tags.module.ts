import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PostsModule } from '../posts/posts.module.ts';
import { TagsController } from './tags.controller.ts';
import { TagsService } from './tags.service.ts';
import { Tag } from '../posts/tag.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Tag]), PostsModule],
  controllers: [TagsController],
  providers: [TagsService],
})
export class TagsModule {}
