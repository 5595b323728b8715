import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { BlogAuthor, BlogCategory, BlogSocialLinks, BlogTag } from '@lawdex/contracts';
import { BlogPostAuthorDto, BlogRefDto } from '../posts/post.dto.ts';

export class BlogCategoryDto extends BlogRefDto implements BlogCategory {
  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The wider category.' })
  parentId: string | null;

  @ApiProperty({ type: 'integer', description: 'Of the categories within it too.' })
  postCount: number;
}

export class BlogTagDto extends BlogRefDto implements BlogTag {
  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ type: 'integer' })
  postCount: number;
}

class BlogSocialLinksDto implements BlogSocialLinks {
  @ApiPropertyOptional({ type: String })
  twitter?: string;

  @ApiPropertyOptional({ type: String })
  linkedin?: string;

  @ApiPropertyOptional({ type: String })
  github?: string;

  @ApiPropertyOptional({ type: String })
  website?: string;
}

export class BlogAuthorDto extends BlogPostAuthorDto implements BlogAuthor {
  @ApiProperty({ type: BlogSocialLinksDto })
  socialLinks: BlogSocialLinksDto;

  @ApiProperty({ type: 'integer' })
  postCount: number;
}
