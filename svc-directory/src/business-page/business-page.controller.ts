import { isRateable, type BusinessPage } from '@lawdex/contracts';
import { SlugParam } from '@lawdex/svc-kit';
import { BusinessSummaryDto, described } from '@lawdex/svc-kit/dto';
import { Module, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { BusinessDetailDto } from '../businesses/business-detail.dto.ts';
import { BusinessListsService } from '../businesses/business-lists.service.ts';
import { BusinessesModule } from '../businesses/businesses.controller.ts';
import { BusinessesService } from '../businesses/businesses.service.ts';
import { ShowsBusinesses } from '../businesses/shows-businesses.decorator.ts';
import { ReviewDto } from '../reviews/review.dto.ts';
import { ReviewsQuery } from '../reviews/reviews-query.dto.ts';
import { ReviewsModule } from '../reviews/reviews.controller.ts';
import { ReviewsService } from '../reviews/reviews.service.ts';

class BusinessPageDto extends described<BusinessPage>({
  business: { type: BusinessDetailDto },
  reviews: { type: [ReviewDto], description: 'Those that were asked for; none for a business that is not rated.' },
  similar: { type: [BusinessSummaryDto] },
}) {}

@ApiTags('businesses')
@Controller('api/businesses/slug/:slug/page')
class BusinessPageController {
  constructor(
    private readonly businesses: BusinessesService,
    private readonly lists: BusinessListsService,
    private readonly reviews: ReviewsService,
  ) {}

  /** Answers a business with its reviews and similar ones, because each call costs the shell and this service. */
  @Get()
  @ApiOkResponse({ type: BusinessPageDto })
  @ShowsBusinesses(({ business, similar }: BusinessPage) => [business, ...similar])
  async getBusinessPage(@Param('slug', SlugParam) slug: string, @Query() query: ReviewsQuery): Promise<BusinessPage> {
    const business = await this.businesses.bySlug(slug);
    const [reviews, similar] = isRateable(business)
      ? await Promise.all([this.reviews.items(business.id, query), this.lists.similar(business.id)])
      : [[], []];
    return { business, reviews, similar };
  }
}

@Module({ imports: [BusinessesModule, ReviewsModule], controllers: [BusinessPageController] })
export class BusinessPageModule {}
