import { ApiProperty } from '@nestjs/swagger';
import type { Category } from '@lawdex/contracts';
import { CategoryRefDto } from '@lawdex/svc-kit/dto';

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

  @ApiProperty({ type: 'integer', description: 'Of the areas within it too.' })
  businessCount: number;

  @ApiProperty({ type: CategoryRefDto, nullable: true, description: 'The wider area that it is a part of.' })
  parent: CategoryRefDto | null;

  @ApiProperty({ type: [CategoryRefDto], description: 'The areas that are parts of it, by name.' })
  children: CategoryRefDto[];
}
