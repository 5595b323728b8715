import { DO_REPORT, METER_HEADER, readReport } from '@lawdex/contracts';
import type { BlogPost, BlogPostPage, BlogPostSummary } from '@lawdex/contracts';
import { SlugParam, UuidParam, Text } from '@lawdex/svc-kit';
import { Controller, Get, Module, Param, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Previews } from '../preview/previews.ts';
import { PopularQuery, PostsQuery, RelatedQuery } from './post-query.dto.ts';
import { BlogPostDto, BlogPostPageDto, BlogPostSummaryDto } from './post.dto.ts';
import { PostSearchService } from './post-search.service.ts';
import { Post } from './post.entity.ts';
import { PostsService } from './posts.service.ts';

class PreviewQuery {
  @Text({ max: 200, isOptional: true }, { description: 'Of a link that shows a draft for a day.' })
  preview?: string;
}

@ApiTags('posts')
@Controller('api/blog')
class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly previews: Previews,
  ) {}

  /** Lists the newest first, or the best match when there is a query. */
  @Get('posts')
  @ApiOkResponse({ type: BlogPostPageDto })
  listPosts(@Query() query: PostsQuery): Promise<BlogPostPage> {
    return this.posts.list(query);
  }

  /** Answers a post. The shell counts its readers, but for `Purpose: prefetch`, and reports their number by HEAD (docs/adr/0311). */
  @Get('posts/:slug')
  @ApiHeader({ name: 'Purpose', required: false, schema: { type: 'string', enum: ['prefetch'] } })
  @ApiOkResponse({ type: BlogPostDto })
  async getPost(
    @Param('slug', SlugParam) slug: string,
    @Query() { preview }: PreviewQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPost> {
    if (this.previews.opens(slug, preview)) {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return this.posts.previewed(slug);
    }
    void reply.header(METER_HEADER, DO_REPORT);
    const readers = readReport(request.headers[METER_HEADER]);
    if (readers !== null) await this.posts.addViews(slug, readers);
    return this.posts.bySlug(slug);
  }

  /** Lists the most viewed first, and none with fewer than 20 views. */
  @Get('popular')
  @ApiOkResponse({ type: [BlogPostSummaryDto] })
  listPopularPosts(@Query() { limit }: PopularQuery): Promise<BlogPostSummary[]> {
    return this.posts.popular(limit);
  }

  /** Lists those with most tags in common first, then those of the same category, then the newest. */
  @Get('related/:postId')
  @ApiOkResponse({ type: [BlogPostSummaryDto] })
  listRelatedPosts(
    @Param('postId', UuidParam) postId: string,
    @Query() { limit }: RelatedQuery,
  ): Promise<BlogPostSummary[]> {
    return this.posts.related(postId, limit);
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([Post])],
  controllers: [PostsController],
  providers: [PostsService, PostSearchService],
  exports: [PostsService],
})
export class PostsModule {}
