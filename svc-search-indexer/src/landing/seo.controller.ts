import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { SlugParam } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { HomeLinksDto, LandingLinkDto, LandingPageDto, LinkablePathDto, PracticeHubDto } from './landing-page.dto.ts';
import { LandingPages } from './landing-pages.service.ts';
import { NearQuery, PathsQuery, StateQuery } from './landing-query.dto.ts';
import type { LandingSlug } from './landing-slug.core.ts';
import { landingNotFound } from './pages/landing-errors.ts';
import { LandingPageService } from './pages/landing-page.service.ts';
import { keepAWhile, moved } from './pages/reply.ts';

@ApiTags('landing pages')
@Controller('api/seo')
export class SeoController {
  constructor(
    private readonly pages: LandingPageService,
    private readonly all: LandingPages,
  ) {}

  @Get('intent/:modifier/:category/:location')
  @ApiOperation({ summary: 'The page of lawyers with a modifier, near the visitor or in a place.' })
  @ApiParam({ name: 'modifier', type: String, example: 'best' })
  @ApiParam({ name: 'category', type: String, example: 'dui-dwi-defense' })
  @ApiParam({ name: 'location', type: String, description: '`near-me`, or the slug of a place.', example: 'chicago' })
  @ApiOkResponse({ type: LandingPageDto })
  intent(
    @Param('modifier') modifier: string,
    @Param('category') category: string,
    @Param('location') location: string,
    @Query() { near }: NearQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LandingPageDto | null> {
    const place = location.toLowerCase() === 'near-me' ? location : `in-${location}`;
    const isMeant = (read: LandingSlug): boolean => read.type === 'intent' && read.modifier === modifier;
    return this.answer(
      [modifier, category, location],
      [modifier, category, 'lawyers', place].join('-'),
      isMeant,
      near,
      reply,
      'intent',
    );
  }

  @Get('city-category/:city/:category')
  @ApiOperation({ summary: 'The page of lawyers of a practice area in a place.' })
  @ApiParam({ name: 'city', type: String, description: 'Slug of a place.', example: 'houston' })
  @ApiParam({ name: 'category', type: String, example: 'immigration' })
  @ApiOkResponse({ type: LandingPageDto })
  cityCategory(
    @Param('city') city: string,
    @Param('category') category: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LandingPageDto | null> {
    const isMeant = ({ type }: LandingSlug): boolean => type === 'city-category';
    return this.answer(
      [city, category],
      [category, 'lawyers', 'in', city].join('-'),
      isMeant,
      undefined,
      reply,
      'city-category',
    );
  }

  @Get('home')
  @ApiOperation({ summary: 'States that have firms, and those of the pages that answer 200 and list a firm.' })
  @ApiOkResponse({ type: HomeLinksDto })
  home(@Query() { paths }: PathsQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<HomeLinksDto> {
    keepAWhile(reply);
    return this.all.home(paths.split(','));
  }

  @Get('worthy')
  @ApiOperation({
    deprecated: true,
    summary: 'Of these pages, those that answer 200 and list a firm; for releases of pages that still ask.',
  })
  @ApiOkResponse({ type: [LinkablePathDto] })
  worthy(@Query() { paths }: PathsQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<LinkablePathDto[]> {
    keepAWhile(reply);
    return this.all.linkableAmong(paths.split(','));
  }

  @Get('states')
  @ApiOperation({ summary: 'States that have a page worth a link.' })
  @ApiOkResponse({ type: [LandingLinkDto] })
  states(@Res({ passthrough: true }) reply: FastifyReply): Promise<LandingLinkDto[]> {
    keepAWhile(reply);
    return this.all.states();
  }

  @Get('practice/:slug')
  @ApiOperation({ summary: 'Where a practice area has pages worth a link.' })
  @ApiParam({ name: 'slug', type: String })
  @ApiOkResponse({ type: PracticeHubDto })
  async practice(
    @Param('slug', SlugParam) slug: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PracticeHubDto> {
    const hub = await this.all.practice(slug);
    if (!hub) throw landingNotFound();
    keepAWhile(reply);
    return hub;
  }

  @Get('city/:city')
  @ApiOperation({ summary: 'Practice areas that have a page worth a link in a city.' })
  @ApiParam({ name: 'city', type: String, description: 'Its name, or as the address of its page has it.' })
  @ApiOkResponse({ type: [LandingLinkDto] })
  city(
    @Param('city') city: string,
    @Query() { state }: StateQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LandingLinkDto[]> {
    keepAWhile(reply);
    return this.all.city(city, state ?? null);
  }

  /** Only as these parts say: a part that holds words of another one is refused, as is an unknown practice area. */
  private async answer(
    parts: readonly string[],
    slug: string,
    isMeant: (read: LandingSlug) => boolean,
    near: string | undefined,
    reply: FastifyReply,
    kind: 'intent' | 'city-category',
  ): Promise<LandingPageDto | null> {
    const read = this.pages.read(slug);
    if (read.status === 301) {
      return moved(reply, `/api/seo/${kind}/${parts.map((part) => part.toLowerCase()).join('/')}`, near);
    }
    if (read.category === null || !isMeant(read)) throw landingNotFound();
    const outcome = await this.pages.page(slug, near);
    if (outcome.kind === 'moved') throw landingNotFound();
    keepAWhile(reply);
    return outcome.page;
  }
}
