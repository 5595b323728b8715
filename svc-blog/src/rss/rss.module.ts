import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.ts';
import { FEED_ORIGIN } from './feed-origin.ts';
import { RssController } from './rss.controller.ts';

@Module({})
export class RssModule {
  static forRoot(origin: string): DynamicModule {
    return {
      module: RssModule,
      imports: [PostsModule],
      controllers: [RssController],
      providers: [{ provide: FEED_ORIGIN, useValue: origin }],
    };
  }
}
