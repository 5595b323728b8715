import { ApiProperty } from '@nestjs/swagger';
import type { CityFigures } from '@lawdex/contracts';

export class CityFiguresDto implements CityFigures {
  @ApiProperty({ type: String, description: 'As its businesses write it; as it was asked for when there are none.' })
  city: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Also when none was named and there is only one; null when it is of several states.',
  })
  state: string | null;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "Of the businesses' ratings, each as often as it has reviews; one decimal, null without reviews.",
    example: '4.3',
  })
  averageRating: string | null;

  @ApiProperty({ type: 'integer' })
  totalReviews: number;

  @ApiProperty({ type: 'integer', description: 'How many different practice areas the businesses list first.' })
  practiceAreas: number;
}
