import { Controller, Get, Module, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { BlogAuthor, BlogCategory, BlogPostSummary, BlogTag } from '@lawdex/contracts';
import { ApiPage, UuidParam, type Page } from '@lawdex/svc-kit';
import { ListQuery } from '../list-query.dto.ts';
import { BlogPostSummaryDto } from '../posts/post.dto.ts';
import { BlogAuthorDto, BlogCategoryDto, BlogTagDto } from './archive.dto.ts';
import { ArchivesService } from './archives.service.ts';

@Controller('api/blog')
class ArchivesController {
  constructor(private readonly archives: ArchivesService) {}

  /** Lists them by name. */
  @Get('categories')
  @ApiTags('categories')
  @ApiOkResponse({ type: [BlogCategoryDto] })
  listBlogCategories(): Promise<BlogCategory[]> {
    return this.archives.list('category');
  }

  /** Lists the newest first, also posts of categories within it. */
  @Get('category/:id/posts')
  @ApiTags('categories')
  @ApiPage(BlogPostSummaryDto)
  listCategoryPosts(@Param('id', UuidParam) id: string, @Query() query: ListQuery): Promise<Page<BlogPostSummary>> {
    return this.archives.posts('category', id, query);
  }

  /** Lists those with most posts first. */
  @Get('tags')
  @ApiTags('tags')
  @ApiOkResponse({ type: [BlogTagDto] })
  listBlogTags(): Promise<BlogTag[]> {
    return this.archives.list('tag');
  }

  /** Lists the newest first. */
  @Get('tag/:id/posts')
  @ApiTags('tags')
  @ApiPage(BlogPostSummaryDto)
  listTagPosts(@Param('id', UuidParam) id: string, @Query() query: ListQuery): Promise<Page<BlogPostSummary>> {
    return this.archives.posts('tag', id, query);
  }

  /** Lists them by name. */
  @Get('authors')
  @ApiTags('authors')
  @ApiOkResponse({ type: [BlogAuthorDto] })
  listBlogAuthors(): Promise<BlogAuthor[]> {
    return this.archives.list('author');
  }

  /** Lists the newest first. */
  @Get('author/:id/posts')
  @ApiTags('authors')
  @ApiPage(BlogPostSummaryDto)
  listAuthorPosts(@Param('id', UuidParam) id: string, @Query() query: ListQuery): Promise<Page<BlogPostSummary>> {
    return this.archives.posts('author', id, query);
  }
}

@Module({ controllers: [ArchivesController], providers: [ArchivesService] })
export class ArchivesModule {}
