import { ApiProperty } from '@nestjs/swagger';
import type { CategoryRef } from '@lawdex/contracts';

export class CategoryRefDto implements CategoryRef {
  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String })
  slug: string;
}
