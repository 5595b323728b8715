import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { BlogAuthor, BlogSocialLinks } from '@lawdex/contracts';
import { BlogPostAuthorDto } from '../posts/post.dto.ts';

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
