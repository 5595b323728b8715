import { Injectable } from '@nestjs/common';
import type { BlogEvent } from '@lawdex/contracts';
import type { EventReaders, EventSource } from '@lawdex/svc-kit';
import { Post } from '../posts/post.entity.ts';
import { PostsService } from '../posts/posts.service.ts';

@Injectable()
export class BlogEvents implements EventSource<BlogEvent> {
  readonly read: EventReaders<BlogEvent>;
  readonly republish = { 'post.changed': Post };

  constructor(posts: PostsService) {
    this.read = { 'post.changed': (ids) => posts.current(ids), 'post.deleted': null };
  }
}
