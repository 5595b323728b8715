import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VocabularyService } from '../search/vocabulary.service.ts';
import { PostSearchService } from './post-search.service.ts';
import { Post } from './post.entity.ts';
import { PostsController } from './posts.controller.ts';
import { PostsService } from './posts.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Post])],
  controllers: [PostsController],
  providers: [PostsService, PostSearchService, VocabularyService],
  exports: [PostsService],
})
export class PostsModule {}
