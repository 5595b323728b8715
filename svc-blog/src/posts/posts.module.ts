import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ViewsModule } from '../views/views.module.ts';
import { PostListsService } from './post-lists.service.ts';
import { Post } from './post.entity.ts';
import { PostsController } from './posts.controller.ts';
import { PostsService } from './posts.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Post]), ViewsModule],
  controllers: [PostsController],
  providers: [PostsService, PostListsService],
  exports: [PostsService, PostListsService],
})
export class PostsModule {}
