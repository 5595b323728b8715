import { Controller, Get, Inject, Module, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { BlogAuthor, BlogCategory, BlogPostSummary, BlogTag } from '@lawdex/contracts';
import { ApiPage, CLOCK, DomainError, limitAndOffset, mayLag, UuidParam } from '@lawdex/svc-kit';
import type { Clock, Page, PreparedStatement } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { ListQuery } from '../list-query.dto.ts';
import { presentSummary, type SummaryRow } from '../posts/post-presenter.ts';
import { BlogPostSummaryDto } from '../posts/post.dto.ts';
import { BlogAuthorDto, BlogCategoryDto, BlogTagDto } from './archive.dto.ts';
import { ARCHIVES } from './archives.sql.ts';

interface Archives {
  category: BlogCategory;
  tag: BlogTag;
  author: BlogAuthor;
}
type ArchiveKind = keyof Archives;

interface Statements<Archive> {
  all: PreparedStatement<Archive>;
  one: PreparedStatement<Archive>;
  posts: PreparedStatement<SummaryRow>;
}

/** Categories, tags and authors: all that visitors can list posts by. */
@Controller('api/blog')
class ArchivesController {
  private readonly statements: { [Kind in ArchiveKind]: Statements<Archives[Kind]> } = {
    category: this.prepare('category'),
    tag: this.prepare('tag'),
    author: this.prepare('author'),
  };

  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Lists them by name. */
  @Get('categories')
  @ApiTags('categories')
  @ApiOkResponse({ type: [BlogCategoryDto] })
  listBlogCategories(): Promise<BlogCategory[]> {
    return this.list('category');
  }

  /** Lists the newest first, also posts of categories within it. */
  @Get('category/:id/posts')
  @ApiTags('categories')
  @ApiPage(BlogPostSummaryDto)
  listCategoryPosts(@Param('id', UuidParam) id: string, @Query() query: ListQuery): Promise<Page<BlogPostSummary>> {
    return this.posts('category', id, query);
  }

  /** Lists those with most posts first. */
  @Get('tags')
  @ApiTags('tags')
  @ApiOkResponse({ type: [BlogTagDto] })
  listBlogTags(): Promise<BlogTag[]> {
    return this.list('tag');
  }

  /** Lists the newest first. */
  @Get('tag/:id/posts')
  @ApiTags('tags')
  @ApiPage(BlogPostSummaryDto)
  listTagPosts(@Param('id', UuidParam) id: string, @Query() query: ListQuery): Promise<Page<BlogPostSummary>> {
    return this.posts('tag', id, query);
  }

  /** Lists them by name. */
  @Get('authors')
  @ApiTags('authors')
  @ApiOkResponse({ type: [BlogAuthorDto] })
  listBlogAuthors(): Promise<BlogAuthor[]> {
    return this.list('author');
  }

  /** Lists the newest first. */
  @Get('author/:id/posts')
  @ApiTags('authors')
  @ApiPage(BlogPostSummaryDto)
  listAuthorPosts(@Param('id', UuidParam) id: string, @Query() query: ListQuery): Promise<Page<BlogPostSummary>> {
    return this.posts('author', id, query);
  }

  private list<Kind extends ArchiveKind>(kind: Kind): Promise<Archives[Kind][]> {
    return this.statements[kind].all([this.clock()]);
  }

  private async posts(kind: ArchiveKind, id: string, query: ListQuery): Promise<Page<BlogPostSummary>> {
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

@Module({ controllers: [ArchivesController] })
export class ArchivesModule {}
