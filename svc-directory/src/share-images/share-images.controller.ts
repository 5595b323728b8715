import { shareImageVersion } from '@lawdex/contracts';
import { ShareImages, versionIn } from '@lawdex/share-images';
import { SlugParam } from '@lawdex/svc-kit';
import { Module, Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BusinessesModule } from '../businesses/businesses.controller.ts';
import { BusinessesService } from '../businesses/businesses.service.ts';
import { shareImage } from './share-image.ts';

// Not in the OpenAPI document: social networks follow the addresses in heads of pages.
@ApiExcludeController()
@Controller('api/images/share')
class ShareImagesController {
  private readonly images = new ShareImages();

  constructor(private readonly businesses: BusinessesService) {}

  @Get(':slug/:file')
  async image(
    @Param('slug', SlugParam) slug: string,
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    versionIn(file);
    const business = await this.businesses.peek(slug);
    const version = shareImageVersion(business);
    return this.images.answer({ slug, file, version, draw: () => shareImage(business) }, known, reply);
  }
}

@Module({ imports: [BusinessesModule], controllers: [ShareImagesController] })
export class ShareImagesModule {}
