import { BLOG_PAGE_SIZE, BLOG_POPULAR, BLOG_RELATED, BLOG_STATUSES } from '@lawdex/contracts';
import type { BlogPostsParams, BlogStatus } from '@lawdex/contracts';
import { EmptyAsMissing, PageNumber, SearchText, SLUG_MAX, Text } from '@lawdex/svc-kit';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { Limit } from '../list-query.dto.ts';

const TEXT_MAX = 200;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export class PostsQuery implements BlogPostsParams {
  @PageNumber() page: number = 1;
  @Limit(BLOG_PAGE_SIZE) limit: number = BLOG_PAGE_SIZE;

  @ApiPropertyOptional({ enum: BLOG_STATUSES, default: 'published', description: 'Drafts are never answered.' })
  @EmptyAsMissing()
  @IsIn(BLOG_STATUSES, { message: `status must be one of ${BLOG_STATUSES.join(', ')}.` })
  @IsOptional()
  status?: BlogStatus;

  @EmptyAsMissing()
  @SearchText({ max: TEXT_MAX, isOptional: true }, { description: 'Words, in any spelling.' })
  query?: string;

  @EmptyAsMissing()
  @Matches(SLUG, { message: 'practice must be lowercase words joined by hyphens.' })
  @Text({ max: SLUG_MAX, isOptional: true }, { description: 'Slug of a practice area.' })
  practice?: string;

  @EmptyAsMissing()
  @SearchText({ max: TEXT_MAX, isOptional: true }, { description: '`Chicago` or `Chicago, IL`.' })
  city?: string;
}

export class PopularQuery {
  @Limit(BLOG_POPULAR) limit: number = BLOG_POPULAR;
}

export class RelatedQuery {
  @Limit(BLOG_RELATED) limit: number = BLOG_RELATED;
}
