import type { MapMark, SearchMap } from '@lawdex/contracts';
import { ApiProperty } from '@nestjs/swagger';

class MapMarkDto implements MapMark {
  @ApiProperty({ type: Number, description: "Hundredths of the map's width." })
  x: number;

  @ApiProperty({ type: Number, description: "Hundredths of the map's height." })
  y: number;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ type: String, example: 'Houston, TX and 3 more places' })
  label: string;

  @ApiProperty({ type: String, nullable: true, description: 'Of the one business that stands here.' })
  slug: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The `location` that narrows the search down to these.' })
  location: string | null;

  @ApiProperty({ type: [String], description: 'The id of a business, cities with their states, or states.' })
  holds: string[];
}

export class SearchMapDto implements SearchMap {
  @ApiProperty({ type: String, description: 'Name of the view: level, column and row.', example: '5-20-31' })
  view: string;

  @ApiProperty({ type: [MapMarkDto] })
  marks: MapMarkDto[];

  @ApiProperty({ type: Boolean, description: 'Whether the marks are businesses of one page.' })
  isOfPage: boolean;

  @ApiProperty({ type: 'integer', description: 'Results that have no known place on the map.' })
  unplaced: number;
}
