import { BLOG_PAGE_SIZE, BLOG_POPULAR, BLOG_RELATED, BLOG_STATUSES } from '@lawdex/contracts';
import type { BlogPostsParams, BlogStatus } from '@lawdex/contracts';
import { PageNumber, SLUG_MAX } from '@lawdex/svc-kit';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Limit } from '../list-query.dto.ts';

const TEXT_MAX = 200;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Treats an empty value as a missing one, because forms send fields that were left empty. */
const EmptyAsMissing = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? undefined : value));

export class PostsQuery implements BlogPostsParams {
  @PageNumber()
  page: number = 1;

  @Limit(BLOG_PAGE_SIZE)
  limit: number = BLOG_PAGE_SIZE;

  @ApiPropertyOptional({ enum: BLOG_STATUSES, default: 'published', description: 'Drafts are never answered.' })
  @EmptyAsMissing()
  @IsIn(BLOG_STATUSES, { message: `status must be one of ${BLOG_STATUSES.join(', ')}.` })
  @IsOptional()
  status?: BlogStatus;

  @ApiPropertyOptional({ type: String, maxLength: TEXT_MAX, description: 'Words, in any spelling.' })
  @EmptyAsMissing()
  @MaxLength(TEXT_MAX, { message: `query must be at most ${TEXT_MAX} characters long.` })
  @IsString()
  @IsOptional()
  query?: string;

  @ApiPropertyOptional({ type: String, maxLength: SLUG_MAX, description: 'Slug of a practice area.' })
  @EmptyAsMissing()
  @MaxLength(SLUG_MAX, { message: `practice must be at most ${SLUG_MAX} characters long.` })
  @Matches(SLUG, { message: 'practice must be lowercase words joined by hyphens.' })
  @IsOptional()
  practice?: string;

  @ApiPropertyOptional({ type: String, maxLength: TEXT_MAX, description: '`Chicago` or `Chicago, IL`.' })
  @EmptyAsMissing()
  @MaxLength(TEXT_MAX, { message: `city must be at most ${TEXT_MAX} characters long.` })
  @IsString()
  @IsOptional()
  city?: string;
}

export class PopularQuery {
  @Limit(BLOG_POPULAR)
  limit: number = BLOG_POPULAR;
}

export class RelatedQuery {
  @Limit(BLOG_RELATED)
  limit: number = BLOG_RELATED;
}
