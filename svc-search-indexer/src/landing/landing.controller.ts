import { Controller, Get, Param, Query, Res, Header } from '@nestjs/common';
import {
  ApiExcludeEndpoint,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
  ApiProperty,
  ApiPropertyOptional,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LandingPageDto, HomeLinksDto, LandingLinkDto, LinkablePathDto, PracticeHubDto } from './landing-page.dto.ts';
import { landingNotFound, keepAWhile, moved, KEPT_A_WHILE } from './pages/reply.ts';
import { LandingPageService } from './pages/landing-page.service.ts';
import { SlugParam } from '@lawdex/svc-kit';
import type { LandingType } from '@lawdex/contracts';
import { LandingPages } from './landing-pages.service.ts';
import type { LandingSlug } from './landing-slug.core.ts';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Near } from '../near.decorator.ts';

const MOST_PATHS = 40;
const PATHS_MAX = MOST_PATHS * 121;

class NearQuery {
  @Near("The visitor's position, for pages near the visitor: latitude,longitude.")
  near?: string;
}

class PathsQuery {
  @ApiProperty({
    type: String,
    maxLength: PATHS_MAX,
    description: `Slugs, comma-separated, ${MOST_PATHS} at most.`,
    example: 'best-personal-injury-near-me,divorce-lawyers-in-houston',
  })
  @Matches(/^[a-z0-9-]{1,120}(?:,[a-z0-9-]{1,120}){0,39}$/, {
    message: `paths must be at most ${MOST_PATHS} slugs, comma-separated, without slashes.`,
  })
  @MaxLength(PATHS_MAX, { message: `paths must be at most ${PATHS_MAX} characters long.` })
  @IsString({ message: 'paths must be given.' })
  paths: string;
}

class StateQuery {
  @ApiPropertyOptional({ type: String, description: 'Two-letter abbreviation.', example: 'TX' })
  @Matches(/^[A-Za-z]{2}$/, { message: 'state must be a two-letter abbreviation such as TX.' })
  @IsOptional()
  state?: string;
}

@ApiTags('landing pages')
@Controller('api/landing')
export class LandingController {
  constructor(private readonly pages: LandingPageService) {}

  @Get(':path')
  @ApiOperation({ summary: 'The landing page of a top-level path; capitals or a trailing slash: 301.' })
  @ApiParam({
    name: 'path',
    type: String,
    description: 'Without slash.',
    example: 'best-dui-dwi-defense-lawyers-in-chicago',
  })
  @ApiOkResponse({ type: LandingPageDto })
  async landingPage(
    @Param('path') path: string,
    @Query() { near }: NearQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LandingPageDto | null> {
    const outcome = await this.pages.page(path, near);
    if (outcome.kind === 'moved') return moved(reply, `/api/landing/${outcome.slug}`, near);
    keepAWhile(reply);
    return outcome.page;
  }

  /** A slash behind the path; nothing else has one within it. */
  @Get(':path/*')
  @ApiExcludeEndpoint()
  withSlash(
    @Param('path') path: string,
    @Param('*') rest: string,
    @Query() query: NearQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LandingPageDto | null> {
    if (rest !== '') throw landingNotFound();
    return this.landingPage(`${path}/`, query, reply);
  }
}

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
    return this.answer(
      ['intent', modifier, category, location],
      [modifier, category, 'lawyers', place].join('-'),
      (read) => read.modifier === modifier,
      reply,
      near,
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
    const slug = [category, 'lawyers', 'in', city].join('-');
    return this.answer(['city-category', city, category], slug, () => true, reply);
  }

  @Get('home')
  @Header('cache-control', KEPT_A_WHILE)
  @ApiOperation({ summary: 'States that have firms, and those of the pages that answer 200 and list a firm.' })
  @ApiOkResponse({ type: HomeLinksDto })
  home(@Query() { paths }: PathsQuery): Promise<HomeLinksDto> {
    return this.all.home(paths.split(','));
  }

  @Get('worthy')
  @Header('cache-control', KEPT_A_WHILE)
  @ApiOperation({
    deprecated: true,
    summary: 'Of these pages, those that answer 200 and list a firm; for releases of pages that still ask.',
  })
  @ApiOkResponse({ type: [LinkablePathDto] })
  worthy(@Query() { paths }: PathsQuery): Promise<LinkablePathDto[]> {
    return this.all.linkableAmong(paths.split(','));
  }

  @Get('states')
  @Header('cache-control', KEPT_A_WHILE)
  @ApiOperation({ summary: 'States that have a page worth a link.' })
  @ApiOkResponse({ type: [LandingLinkDto] })
  states(): Promise<LandingLinkDto[]> {
    return this.all.states();
  }

  @Get('practice/:slug')
  @Header('cache-control', KEPT_A_WHILE)
  @ApiOperation({ summary: 'Where a practice area has pages worth a link.' })
  @ApiParam({ name: 'slug', type: String })
  @ApiOkResponse({ type: PracticeHubDto })
  async practice(@Param('slug', SlugParam) slug: string): Promise<PracticeHubDto> {
    const hub = await this.all.practice(slug);
    if (!hub) throw landingNotFound();
    return hub;
  }

  @Get('city/:city')
  @Header('cache-control', KEPT_A_WHILE)
  @ApiOperation({ summary: 'Practice areas that have a page worth a link in a city.' })
  @ApiParam({ name: 'city', type: String, description: 'Its name, or as the address of its page has it.' })
  @ApiOkResponse({ type: [LandingLinkDto] })
  city(@Param('city') city: string, @Query() { state }: StateQuery): Promise<LandingLinkDto[]> {
    return this.all.city(city, state ?? null);
  }

  /** Only as these parts say, the first of which is the type of the page: a part that holds words of another one is refused, as is an unknown practice area. */
  private async answer(
    parts: readonly [type: LandingType, ...string[]],
    slug: string,
    isMeant: (read: LandingSlug) => boolean,
    reply: FastifyReply,
    near?: string,
  ): Promise<LandingPageDto | null> {
    const read = this.pages.read(slug);
    if (read.status === 301) return moved(reply, `/api/seo/${parts.join('/').toLowerCase()}`, near);
    if (read.category === null || read.type !== parts[0] || !isMeant(read)) throw landingNotFound();
    const outcome = await this.pages.page(slug, near);
    if (outcome.kind === 'moved') throw landingNotFound();
    keepAWhile(reply);
    return outcome.page;
  }
}
