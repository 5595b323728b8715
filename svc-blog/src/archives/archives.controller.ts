import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { BlogAuthor, BlogPostSummary } from '@lawdex/contracts';
import { UuidParam } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { ApiListed, ListQuery, sendListed } from '../paging/paging.ts';
import { BlogPostSummaryDto } from '../posts/post.dto.ts';
import { AuthorsService } from './authors.service.ts';
import { BlogAuthorDto } from './author.dto.ts';

@ApiTags('authors')
@Controller('api/blog')
export class AuthorsController {
  constructor(private readonly authors: AuthorsService) {}

  /** By name. */
  @Get('authors')
  @ApiOkResponse({ type: [BlogAuthorDto] })
  listBlogAuthors(): Promise<BlogAuthor[]> {
    return this.authors.list();
  }

  /** Newest first. */
  @Get('author/:id/posts')
  @ApiListed(BlogPostSummaryDto)
  async listAuthorPosts(
    @Param('id', UuidParam) id: string,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPostSummary[]> {
    return sendListed(reply, await this.authors.posts(id, query));
  }
}
