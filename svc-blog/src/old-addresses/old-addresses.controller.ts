import { blogPostPath, OLD_ADDRESS_MAX } from '@lawdex/contracts';
import type { MovedPage } from '@lawdex/contracts';
import { CLOCK, DomainError, prepared, Text } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { sameAddress } from './old-address.core.ts';
import { POST_AT } from './old-addresses.sql.ts';

class MovedQuery {
  @Text({ max: OLD_ADDRESS_MAX }, { description: 'A path, as a browser asks for it.' })
  path: string;
}

class MovedPageDto extends described<MovedPage>({
  path: { type: String, description: 'A path on the same origin.' },
}) {}

@ApiTags('posts')
@Controller('api/blog')
class OldAddressesController {
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

@Module({ controllers: [OldAddressesController] })
export class OldAddressesModule {}
