import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { blogPostPath } from '@lawdex/contracts';
import type { MovedPage } from '@lawdex/contracts';
import { CLOCK, DomainError, prepared } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { MovedPageDto, MovedQuery } from './moved.dto.ts';
import { sameAddress } from './old-address.core.ts';
import { POST_AT } from './old-addresses.sql.ts';

@ApiTags('posts')
@Controller('api/blog')
export class OldAddressesController {
  private readonly postAt = prepared<{ slug: string }>(this.db, 'post_at', POST_AT);

  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers where the post is that once stood at a path, here or on the site that it came from. */
  @Get('moved')
  @ApiOkResponse({ type: MovedPageDto })
  async findMovedPost(@Query() { path }: MovedQuery): Promise<MovedPage> {
    const address = sameAddress(path);
    const [post] = address === null ? [] : await this.postAt([address, this.clock()]);
    if (!post) throw new DomainError('not_moved', 404, 'No post once stood there.');
    return { path: blogPostPath(post.slug) };
  }
}
