import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { BlogAuthor, BlogSocialLinks } from '@lawdex/contracts';
import { BlogPostAuthorDto } from '../posts/post.dto.ts';

class BlogSocialLinksDto implements BlogSocialLinks {
  @ApiPropertyOptional({ type: String, format: 'uri' })
  twitter?: string;

  @ApiPropertyOptional({ type: String, format: 'uri' })
  linkedin?: string;

  @ApiPropertyOptional({ type: String, format: 'uri' })
  github?: string;

  @ApiPropertyOptional({ type: String, format: 'uri' })
  website?: string;
}

export class BlogAuthorDto extends BlogPostAuthorDto implements BlogAuthor {
  @ApiProperty({ type: BlogSocialLinksDto })
  socialLinks: BlogSocialLinksDto;

  @ApiProperty({ type: 'integer' })
  postCount: number;
}
