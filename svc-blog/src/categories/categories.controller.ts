import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { BlogCategory, BlogPostSummary } from '@lawdex/contracts';
import { UuidParam } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { ApiListed, ListQuery, sendListed } from '../paging/paging.ts';
import { BlogPostSummaryDto } from '../posts/post.dto.ts';
import { CategoriesService } from './categories.service.ts';
import { BlogCategoryDto } from './category.dto.ts';

@ApiTags('categories')
@Controller('api/blog')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  /** By name. */
  @Get('categories')
  @ApiOkResponse({ type: [BlogCategoryDto] })
  listBlogCategories(): Promise<BlogCategory[]> {
    return this.categories.list();
  }

  /** Newest first. Of the categories within it too. */
  @Get('category/:id/posts')
  @ApiListed(BlogPostSummaryDto)
  async listCategoryPosts(
    @Param('id', UuidParam) id: string,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPostSummary[]> {
    return sendListed(reply, await this.categories.posts(id, query));
  }
}
