import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LandingPageDto } from './landing-page.dto.ts';
import { NearQuery } from './landing-query.dto.ts';
import { landingNotFound } from './pages/landing-errors.ts';
import { LandingPageService } from './pages/landing-page.service.ts';
import { keepAWhile, moved } from './pages/reply.ts';

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
