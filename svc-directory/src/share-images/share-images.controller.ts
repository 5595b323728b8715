import { Controller, Get, Header, Headers, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { shareImageVersion } from '@lawdex/contracts';
import { DomainError, SlugParam } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { BusinessesService } from '../businesses/businesses.service.ts';
import { ShareImagesService } from './share-images.service.ts';

const FILE = /^(?<version>[\da-z]{1,7})\.png$/;

// Not in the OpenAPI document: social networks follow the addresses in the heads of pages, no client calls this.
@ApiExcludeController()
@Controller('api/images/share')
export class ShareImagesController {
  constructor(
    private readonly businesses: BusinessesService,
    private readonly images: ShareImagesService,
  ) {}

  /** The picture as it is now, whatever version is asked for: links are shown long after they were passed on. */
  @Get(':slug/:file')
  @Header('content-type', 'image/png')
  @Header('x-content-type-options', 'nosniff')
  async image(
    @Param('slug', SlugParam) slug: string,
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    const asked = FILE.exec(file)?.groups?.['version'];
    if (asked === undefined) throw new DomainError('image_not_found', 404, 'There is no such image.');
    const business = await this.businesses.peek(slug);
    const version = shareImageVersion(business);
    const etag = `"${version}"`;
    const headers = {
      etag,
      'cache-control': asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    if (known === etag) {
      void reply.code(304).headers(headers);
      return undefined;
    }
    const image = await this.images.of(slug, business);
    void reply.headers(headers);
    return image;
  }
}
