import { IntersectionType } from '@nestjs/swagger';
import type { BlogAuthor, BlogCategory, BlogPostAuthor, BlogRef, BlogSocialLinks, BlogTag } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';
import { BlogPostAuthorDto, BlogRefDto } from '../posts/post.dto.ts';

export class BlogCategoryDto extends IntersectionType(
  BlogRefDto,
  described<Omit<BlogCategory, keyof BlogRef>>({
    description: { type: String, nullable: true },
    parentId: { type: String, format: 'uuid', nullable: true, description: 'The wider category.' },
    postCount: { type: 'integer', description: 'Of the categories within it too.' },
  }),
) {}

export class BlogTagDto extends IntersectionType(
  BlogRefDto,
  described<Omit<BlogTag, keyof BlogRef>>({
    description: { type: String, nullable: true },
    postCount: { type: 'integer' },
  }),
) {}

class BlogSocialLinksDto extends described<BlogSocialLinks>({
  twitter: { required: false, type: String },
  linkedin: { required: false, type: String },
  github: { required: false, type: String },
  website: { required: false, type: String },
}) {}

export class BlogAuthorDto extends IntersectionType(
  BlogPostAuthorDto,
  described<Omit<BlogAuthor, keyof BlogPostAuthor>>({
    socialLinks: { type: BlogSocialLinksDto },
    postCount: { type: 'integer' },
  }),
) {}
