import { Inject, Injectable } from '@nestjs/common';
import type { BlogAuthor, BlogCategory, BlogPostSummary, BlogTag } from '@lawdex/contracts';
import { CLOCK, DomainError, limitAndOffset, mayLag } from '@lawdex/svc-kit';
import type { Clock, Page, PreparedStatement } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { ListQuery } from '../list-query.dto.ts';
import { presentSummary } from '../posts/post-presenter.ts';
import type { SummaryRow } from '../posts/post-rows.ts';
import { ARCHIVES } from './archives.sql.ts';

interface Archives {
  category: BlogCategory;
  tag: BlogTag;
  author: BlogAuthor;
}
export type ArchiveKind = keyof Archives;

interface Statements<Archive> {
  all: PreparedStatement<Archive>;
  one: PreparedStatement<Archive>;
  posts: PreparedStatement<SummaryRow>;
}

/** Categories, tags and authors: all that visitors can list posts by. */
@Injectable()
export class ArchivesService {
  private readonly statements: { [Kind in ArchiveKind]: Statements<Archives[Kind]> } = {
    category: this.prepare('category'),
    tag: this.prepare('tag'),
    author: this.prepare('author'),
  };

  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list<Kind extends ArchiveKind>(kind: Kind): Promise<Archives[Kind][]> {
    return this.statements[kind].all([this.clock()]);
  }

  async posts(kind: ArchiveKind, id: string, query: ListQuery): Promise<Page<BlogPostSummary>> {
    const [archive] = await this.statements[kind].one([this.clock(), id]);
    if (!archive) throw new DomainError(`${kind}_not_found`, 404, `There is no such ${kind} in the blog.`);
    const rows = await this.statements[kind].posts([...limitAndOffset(query), this.clock(), id]);
    return { items: rows.map(presentSummary), total: archive.postCount };
  }

  private prepare<Archive extends object>(kind: ArchiveKind): Statements<Archive> {
    const { all, one, posts } = ARCHIVES[kind];
    return {
      all: mayLag(this.db, `all_of_${kind}`, all),
      one: mayLag(this.db, kind, one),
      posts: mayLag(this.db, `posts_of_${kind}`, posts),
    };
  }
}
