import { Inject, Injectable } from '@nestjs/common';
import type { BlogCategory, BlogPostSummary } from '@lawdex/contracts';
import { CLOCK, DomainError, mayLag } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { Listed, ListQuery } from '../paging/paging.ts';
import { PostListsService } from '../posts/post-lists.service.ts';
import { CATEGORIES, CATEGORY_BY_ID } from './categories.sql.ts';

@Injectable()
export class CategoriesService {
  private readonly all: (values: readonly unknown[]) => Promise<BlogCategory[]>;
  private readonly one: (values: readonly unknown[]) => Promise<BlogCategory[]>;

  constructor(
    db: DataSource,
    private readonly lists: PostListsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.all = mayLag(db, 'categories', CATEGORIES);
    this.one = mayLag(db, 'category', CATEGORY_BY_ID);
  }

  list(): Promise<BlogCategory[]> {
    return this.all([this.clock()]);
  }

  async posts(id: string, query: ListQuery): Promise<Listed<BlogPostSummary>> {
    const [category] = await this.one([this.clock(), id]);
    if (!category) throw new DomainError('category_not_found', 404, 'There is no such category in the blog.');
    return this.lists.of('category', category, query);
  }
}
