import { Inject, Injectable } from '@nestjs/common';
import type { BlogAuthor, BlogPostSummary } from '@lawdex/contracts';
import { CLOCK, DomainError, mayLag } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { Listed, ListQuery } from '../paging/paging.ts';
import { PostListsService } from '../posts/post-lists.service.ts';
import { AUTHOR_BY_ID, AUTHORS } from './authors.sql.ts';

@Injectable()
export class AuthorsService {
  private readonly all: (values: readonly unknown[]) => Promise<BlogAuthor[]>;
  private readonly one: (values: readonly unknown[]) => Promise<BlogAuthor[]>;

  constructor(
    db: DataSource,
    private readonly lists: PostListsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.all = mayLag(db, 'authors', AUTHORS);
    this.one = mayLag(db, 'author', AUTHOR_BY_ID);
  }

  list(): Promise<BlogAuthor[]> {
    return this.all([this.clock()]);
  }

  async posts(id: string, query: ListQuery): Promise<Listed<BlogPostSummary>> {
    const [author] = await this.one([this.clock(), id]);
    if (!author) throw new DomainError('author_not_found', 404, 'There is no such author in the blog.');
    return this.lists.of('author', author, query);
  }
}
