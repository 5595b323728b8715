import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { BlogTag, BlogPostSummary } from '@lawdex/contracts';
import { UuidParam } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { ApiListed, ListQuery, sendListed } from '../paging/paging.ts';
import { BlogPostSummaryDto } from '../posts/post.dto.ts';
import { TagsService } from './tags.service.ts';
import { BlogTagDto } from './tag.dto.ts';

@ApiTags('tags')
@Controller('api/blog')
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  /** Those with most posts first. */
  @Get('tags')
  @ApiOkResponse({ type: [BlogTagDto] })
  listBlogTags(): Promise<BlogTag[]> {
    return this.tags.list();
  }

  /** Newest first. */
  @Get('tag/:id/posts')
  @ApiListed(BlogPostSummaryDto)
  async listTagPosts(
    @Param('id', UuidParam) id: string,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPostSummary[]> {
    return sendListed(reply, await this.tags.posts(id, query));
  }
}
