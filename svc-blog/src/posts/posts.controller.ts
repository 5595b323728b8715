import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DO_REPORT, METER_HEADER, PREFETCH, PURPOSE_HEADER, readReport } from '@lawdex/contracts';
import type { BlogPost, BlogPostPage, BlogPostSummary } from '@lawdex/contracts';
import { readIdempotencyKey, SlugParam, UuidParam } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PreviewQuery } from '../preview/preview-query.dto.ts';
import { Previews } from '../preview/previews.ts';
import { PopularQuery, PostsQuery, RelatedQuery } from './post-query.dto.ts';
import { BlogPostDto, BlogPostPageDto, BlogPostSummaryDto } from './post.dto.ts';
import { PostsService } from './posts.service.ts';

@ApiTags('posts')
@Controller('api/blog')
export class PostsController {
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

  /**
   * Answers a post and counts a view, except for HEAD, a preview and `Purpose: prefetch`. A cache reports by HEAD how
   * often it used an answer. The same Idempotency-Key counts once (docs/adr/0265).
   */
  @Get('posts/:slug')
  @ApiHeader({ name: 'Idempotency-Key', required: false, schema: { type: 'string', minLength: 8, maxLength: 100 } })
  @ApiHeader({ name: 'Purpose', required: false, schema: { type: 'string', enum: [PREFETCH] } })
  @ApiOkResponse({ type: BlogPostDto })
  getPost(
    @Param('slug', SlugParam) slug: string,
    @Query() { preview }: PreviewQuery,
    @Headers('idempotency-key') given: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPost> {
    const key = readIdempotencyKey(given);
    if (this.previews.opens(slug, preview)) {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return this.posts.previewed(slug);
    }
    void reply.header(METER_HEADER, DO_REPORT);
    if (request.headers[PURPOSE_HEADER] === PREFETCH) return this.posts.bySlug(slug);
    if (request.method === 'GET') return this.posts.viewed(slug, key);
    const uses = readReport(request.headers[METER_HEADER]);
    return uses === null ? this.posts.bySlug(slug) : this.posts.viewed(slug, key, uses);
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
