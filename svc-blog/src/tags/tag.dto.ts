import { ApiProperty } from '@nestjs/swagger';
import type { BlogTag } from '@lawdex/contracts';
import { BlogRefDto } from '../posts/post.dto.ts';

export class BlogTagDto extends BlogRefDto implements BlogTag {
  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ type: 'integer' })
  postCount: number;
}
