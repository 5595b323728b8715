import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { BLOG_STATUSES } from '@lawdex/contracts';
import type {
  BlogCity,
  BlogHeading,
  BlogPost,
  BlogPostAuthor,
  BlogPostPage,
  BlogPostSummary,
  BlogRef,
  BlogStatus,
} from '@lawdex/contracts';
import { CategoryRefDto } from '@lawdex/svc-kit/dto';

export class BlogRefDto implements BlogRef {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String })
  slug: string;
}

export class BlogPostAuthorDto extends BlogRefDto implements BlogPostAuthor {
  @ApiProperty({ type: String, nullable: true })
  bio: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'A path on the same origin.' })
  avatar: string | null;

  @ApiProperty({ type: String, description: 'IANA name.' })
  timeZone: string;
}

export class BlogPostSummaryDto implements BlogPostSummary {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ type: String })
  title: string;

  @ApiProperty({ type: String, nullable: true, description: 'For search engines.' })
  metaDescription: string | null;

  @ApiProperty({ type: String, nullable: true })
  excerpt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'A path on the same origin.' })
  featuredImage: string | null;

  @ApiProperty({ type: String, nullable: true })
  featuredImageAlt: string | null;

  @ApiProperty({ type: BlogRefDto, nullable: true })
  category: BlogRefDto | null;

  @ApiProperty({ type: BlogPostAuthorDto })
  author: BlogPostAuthorDto;

  @ApiProperty({ type: [BlogRefDto], description: 'By name.' })
  tags: BlogRefDto[];

  @ApiProperty({ enum: BLOG_STATUSES })
  status: BlogStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  publishedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: 'integer', description: 'Minutes.' })
  readTime: number;

  @ApiProperty({ type: 'integer' })
  viewCount: number;
}

export class BlogCityDto implements BlogCity {
  @ApiProperty({ type: String })
  city: string;

  @ApiProperty({ type: String, description: 'Two-letter abbreviation.' })
  state: string;
}

export class BlogHeadingDto implements BlogHeading {
  @ApiProperty({ type: String, description: 'Of its element in the text.' })
  id: string;

  @ApiProperty({ type: String })
  text: string;

  @ApiProperty({ type: 'integer', minimum: 2, maximum: 6 })
  level: number;
}

export class BlogPostDto extends BlogPostSummaryDto implements BlogPost {
  @ApiProperty({ type: String, description: 'Sanitised HTML.' })
  content: string;

  @ApiProperty({ type: [BlogHeadingDto], description: 'In the order of the text.' })
  headings: BlogHeadingDto[];

  @ApiProperty({ type: [CategoryRefDto], description: 'Practice areas of the directory that it is about.' })
  practices: CategoryRefDto[];

  @ApiProperty({ type: [BlogCityDto], description: 'Cities that it is about.' })
  cities: BlogCityDto[];

  @ApiPropertyOptional({ type: Boolean, description: 'Only who has a link to it sees it.' })
  isPreview?: boolean;
}

export class BlogPostPageDto implements BlogPostPage {
  @ApiProperty({ type: [BlogPostSummaryDto] })
  posts: BlogPostSummaryDto[];

  @ApiProperty({ type: 'integer', description: 'Of all pages.' })
  total: number;
}
