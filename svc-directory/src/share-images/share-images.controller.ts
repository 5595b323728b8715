import { countOf, isRateable, SHARE_IMAGE_SIZE, shareImageVersion, type SharedBusiness } from '@lawdex/contracts';
import { kindLabel, monogram } from '@lawdex/seo';
import { drawable, MARGIN, shareCard, ShareImages, text, versionIn } from '@lawdex/share-images';
import { SlugParam } from '@lawdex/svc-kit';
import { Module, Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BusinessesModule } from '../businesses/businesses.controller.ts';
import { BusinessesService } from '../businesses/businesses.service.ts';

const { width: WIDTH } = SHARE_IMAGE_SIZE;
const STAR = 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8Z';

/** Draws the picture that social networks show beside a link to a business, as SVG. */
export function shareImage(business: SharedBusiness): string {
  const subject = drawable(business.category?.name ?? kindLabel(business.kind));
  const place = drawable(`${business.city}, ${business.state}`);
  const name = drawable(business.name) || subject;
  return shareCard({ name, line: `${subject} · ${place}`, ...monogram(name), beside: ratingLine(business) });
}

/** Answers nothing for a business that has no rating. */
function ratingLine(business: SharedBusiness): string {
  const { rating, reviewCount } = business;
  if (!isRateable(business) || reviewCount === 0) return '';
  const count = countOf(reviewCount, 'review');
  const lit = Math.round(Number(rating) * 2) / 2;
  const stars = [0, 1, 2, 3, 4].map((index) => {
    const at = `translate(${WIDTH - MARGIN - 5 * 52 + index * 52} 80) scale(2.1)`;
    const share = Math.min(1, Math.max(0, lit - index));
    return [
      `<path transform="${at}" fill="#2c5850" d="${STAR}"/>`,
      share > 0 && `<path transform="${at}" fill="#e2a944" d="${STAR}"${share < 1 ? ' clip-path="url(#half)"' : ''}/>`,
    ]
      .filter(Boolean)
      .join('');
  });
  return [
    '<clipPath id="half"><path d="M0 0h12v24H0z"/></clipPath>',
    ...stars,
    text(`${rating} · ${count}`, { x: WIDTH - MARGIN, y: 178, size: 36, fill: '#f3f7f5', anchor: 'end' }),
  ].join('');
}

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
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    versionIn(file);
    const business = await this.businesses.peek(slug);
    const version = shareImageVersion(business);
    return this.images.answer({ slug, file, version, draw: () => shareImage(business) }, reply);
  }
}

@Module({ imports: [BusinessesModule], controllers: [ShareImagesController] })
export class ShareImagesModule {}
