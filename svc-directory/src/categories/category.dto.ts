import { ApiProperty } from '@nestjs/swagger';
import type { Category } from '@lawdex/contracts';

export class CategoryDto implements Category {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String })
  slug: string;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ type: [String], description: 'Other names that visitors use, lowercase.' })
  aliases: string[];

  @ApiProperty({ type: 'integer' })
  businessCount: number;
}
