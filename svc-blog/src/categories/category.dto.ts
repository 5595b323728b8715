import { ApiProperty } from '@nestjs/swagger';
import type { BlogCategory } from '@lawdex/contracts';
import { BlogRefDto } from '../posts/post.dto.ts';

export class BlogCategoryDto extends BlogRefDto implements BlogCategory {
  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The wider category.' })
  parentId: string | null;

  @ApiProperty({ type: 'integer', description: 'Of the categories within it too.' })
  postCount: number;
}
