import { IntersectionType } from '@nestjs/swagger';
import { BLOG_STATUSES } from '@lawdex/contracts';
import type {
  BlogCity,
  BlogHeading,
  BlogPost,
  BlogPostAuthor,
  BlogPostPage,
  BlogPostSummary,
  BlogRef,
} from '@lawdex/contracts';
import { CategoryRefDto, described } from '@lawdex/svc-kit/dto';

export class BlogRefDto extends described<BlogRef>({
  id: { type: String, format: 'uuid' },
  name: { type: String },
  slug: { type: String },
}) {}

export class BlogPostAuthorDto extends IntersectionType(
  BlogRefDto,
  described<Omit<BlogPostAuthor, keyof BlogRef>>({
    bio: { type: String, nullable: true },
    avatar: { type: String, nullable: true, description: 'A path on the same origin.' },
    timeZone: { type: String, description: 'IANA name.' },
  }),
) {}

export class BlogPostSummaryDto extends described<BlogPostSummary>({
  id: { type: String, format: 'uuid' },
  slug: { type: String },
  title: { type: String },
  metaDescription: { type: String, nullable: true, description: 'For search engines.' },
  excerpt: { type: String, nullable: true },
  featuredImage: { type: String, nullable: true, description: 'A path on the same origin.' },
  featuredImageAlt: { type: String, nullable: true },
  category: { type: BlogRefDto, nullable: true },
  author: { type: BlogPostAuthorDto },
  tags: { type: [BlogRefDto], description: 'By name.' },
  status: { enum: BLOG_STATUSES },
  publishedAt: { type: String, format: 'date-time', nullable: true, description: 'Only a draft has none.' },
  updatedAt: { type: String, format: 'date-time' },
  readTime: { type: 'integer', description: 'Minutes.' },
  viewCount: { type: 'integer' },
}) {}

export class BlogCityDto extends described<BlogCity>({
  city: { type: String },
  state: { type: String, description: 'Two-letter abbreviation.' },
}) {}

export class BlogHeadingDto extends described<BlogHeading>({
  id: { type: String, description: 'Of its element in the text.' },
  text: { type: String },
  level: { type: 'integer', minimum: 2, maximum: 6, description: '2 to 6.' },
}) {}

export class BlogPostDto extends IntersectionType(
  BlogPostSummaryDto,
  described<Omit<BlogPost, keyof BlogPostSummary>>({
    content: { type: String, description: 'Sanitised HTML.' },
    headings: { type: [BlogHeadingDto], description: 'In the order of the text.' },
    practices: { type: [CategoryRefDto], description: 'Practice areas of the directory that it is about.' },
    cities: { type: [BlogCityDto], description: 'Cities that it is about.' },
    isPreview: { required: false, type: Boolean, description: 'Only who has a link to it sees it.' },
  }),
) {}

export class BlogPostPageDto extends described<BlogPostPage>({
  posts: { type: [BlogPostSummaryDto], description: 'Newest first; the best match first when there is a `query`.' },
  total: { type: 'integer', description: 'Of all pages.' },
}) {}
