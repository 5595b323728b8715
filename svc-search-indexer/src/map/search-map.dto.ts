import { described } from '@lawdex/svc-kit/dto';
import type { MapMark, SearchMap } from '@lawdex/contracts';

class MapMarkDto extends described<MapMark>({
  x: { type: Number, description: "Hundredths of the map's width." },
  y: { type: Number, description: "Hundredths of the map's height." },
  count: { type: 'integer' },
  label: {
    type: String,
    example: 'Houston, TX and 3 more places',
    description: 'As visitors read it: the business, or `Houston, TX and 3 more places`.',
  },
  slug: { type: String, nullable: true, description: 'Of the one business that stands here.' },
  location: { type: String, nullable: true, description: 'The `location` that narrows the search down to these.' },
  holds: { type: [String], description: 'The id of a business, cities with their states, or states.' },
}) {}

export class SearchMapDto extends described<SearchMap>({
  view: { type: String, description: 'Name of the view: level, column and row.', example: '5-20-31' },
  marks: {
    type: [MapMarkDto],
    description:
      'Marks of all results, or of one page of them where all would be too close together to tell places apart.',
  },
  isOfPage: { type: Boolean, description: 'Whether the marks are businesses of one page.' },
  unplaced: { type: 'integer', description: 'Results that have no known place on the map.' },
}) {}
