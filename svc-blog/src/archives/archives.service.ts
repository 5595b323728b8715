import { Inject, Injectable } from '@nestjs/common';
import type { BlogPostSummary } from '@lawdex/contracts';
import { CLOCK, mayLag } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { limitAndOffset } from '../paging/paging.ts';
import type { Listed, ListQuery } from '../paging/paging.ts';
import { presentSummary } from './post-presenter.ts';
import type { SummaryRow } from './post-rows.ts';
import { POSTS_OF_AUTHOR, POSTS_OF_CATEGORY, POSTS_OF_TAG } from './posts.sql.ts';

type Kind = 'category' | 'tag' | 'author';

/** What has posts. */
export interface PostsOwner {
  id: string;
  postCount: number;
}

/** The posts of a category, a tag or an author. */
@Injectable()
export class PostListsService {
  private readonly rows: Record<Kind, (values: readonly unknown[]) => Promise<SummaryRow[]>>;

  constructor(
    db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.rows = {
      category: mayLag(db, 'posts_of_category', POSTS_OF_CATEGORY),
      tag: mayLag(db, 'posts_of_tag', POSTS_OF_TAG),
      author: mayLag(db, 'posts_of_author', POSTS_OF_AUTHOR),
    };
  }

  async of(kind: Kind, { id, postCount }: PostsOwner, query: ListQuery): Promise<Listed<BlogPostSummary>> {
    const rows = await this.rows[kind]([...limitAndOffset(query), this.clock(), id]);
    return { items: rows.map(presentSummary), total: postCount };
  }
}
