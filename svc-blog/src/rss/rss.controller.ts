import { SITE_NAME } from '@lawdex/contracts';
import { etagOf, isKnown } from '@lawdex/svc-kit';
import { Module, Controller, Get, Header, Inject, Res, type DynamicModule } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PostsModule } from '../posts/posts.controller.ts';
import { PostsService } from '../posts/posts.service.ts';
import { feedXml, lastChange } from './feed.core.ts';

/** Scheme and host of the site, from the configuration. */
const FEED_ORIGIN = Symbol('feed-origin');

const PATH = '/api/blog/rss';
/** Feed readers show about so many posts of a new blog. */
const POSTS = 20;

@ApiTags('rss')
@Controller(PATH)
class RssController {
  constructor(
    private readonly posts: PostsService,
    @Inject(FEED_ORIGIN) private readonly origin: string,
  ) {}

  /** Answers the newest posts with their whole texts as RSS 2.0. */
  @Get()
  @ApiProduces('application/rss+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  // Caches keep it, but ask each time, which costs no more than the answer that nothing has changed.
  @Header('cache-control', 'public, no-cache')
  async getFeed(@Res({ passthrough: true }) reply: FastifyReply): Promise<string | undefined> {
    const posts = await this.posts.newest(POSTS);
    const feed = feedXml({
      title: `${SITE_NAME} Blog`,
      description:
        'Finding, choosing and working with a lawyer: plain answers about costs, courts and everyday rights.',
      origin: this.origin,
      path: PATH,
      posts,
    });
    const etag = etagOf(feed);
    const changed = lastChange(posts);
    void reply.headers({ etag, ...(changed && { 'last-modified': new Date(changed).toUTCString() }) });
    return isKnown(etag, reply) ? undefined : feed;
  }
}

@Module({})
export class RssModule {
  static forRoot(origin: string): DynamicModule {
    return {
      module: RssModule,
      imports: [PostsModule],
      controllers: [RssController],
      providers: [{ provide: FEED_ORIGIN, useValue: origin }],
    };
  }
}
