import { Inject, Injectable } from '@nestjs/common';
import type { BlogTag, BlogPostSummary } from '@lawdex/contracts';
import { CLOCK, DomainError, mayLag } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { Listed, ListQuery } from '../paging/paging.ts';
import { PostListsService } from '../posts/post-lists.service.ts';
import { TAG_BY_ID, TAGS } from './tags.sql.ts';

@Injectable()
export class TagsService {
  private readonly all: (values: readonly unknown[]) => Promise<BlogTag[]>;
  private readonly one: (values: readonly unknown[]) => Promise<BlogTag[]>;

  constructor(
    db: DataSource,
    private readonly lists: PostListsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.all = mayLag(db, 'tags', TAGS);
    this.one = mayLag(db, 'tag', TAG_BY_ID);
  }

  list(): Promise<BlogTag[]> {
    return this.all([this.clock()]);
  }

  async posts(id: string, query: ListQuery): Promise<Listed<BlogPostSummary>> {
    const [tag] = await this.one([this.clock(), id]);
    if (!tag) throw new DomainError('tag_not_found', 404, 'There is no such tag in the blog.');
    return this.lists.of('tag', tag, query);
  }
}
