import { blogPostPath, OLD_ADDRESS_MAX, type MovedPage } from '@lawdex/contracts';
import { CLOCK, DomainError, Text, type Clock } from '@lawdex/svc-kit';
import { described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isPublished } from '../published.sql.ts';
import { sameAddress } from './old-address.core.ts';
import { OldAddress } from './old-address.entity.ts';

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
  constructor(
    @InjectRepository(OldAddress) private readonly addresses: Repository<OldAddress>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers where the post is that once stood at a path, here or on the site that it came from. */
  @Get('moved')
  @ApiOkResponse({ type: MovedPageDto })
  async findMovedPost(@Query() { path }: MovedQuery): Promise<MovedPage> {
    const address = sameAddress(path);
    const [found] =
      address === null
        ? []
        : await this.addresses.find({
            where: { path: address, post: isPublished(this.clock()) },
            relations: { post: true },
            select: { path: true, post: { slug: true } },
          });
    if (!found) throw new DomainError('not_moved', 404, 'No post once stood there.');
    return { path: blogPostPath(found.post.slug) };
  }
}

@Module({ imports: [TypeOrmModule.forFeature([OldAddress])], controllers: [OldAddressesController] })
export class OldAddressesModule {}
