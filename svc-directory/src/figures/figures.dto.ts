import { ApiProperty } from '@nestjs/swagger';
import type { DirectoryFigures } from '@lawdex/contracts';

export class DirectoryFiguresDto implements DirectoryFigures {
  @ApiProperty({ type: 'integer' })
  firms: number;

  @ApiProperty({ type: 'integer', description: 'That have firms.' })
  cities: number;

  @ApiProperty({ type: 'integer' })
  reviews: number;

  @ApiProperty({ type: 'integer', description: 'That businesses practice.' })
  practiceAreas: number;
}
