import type { CityFigures } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';

export class CityFiguresDto extends described<CityFigures>({
  city: { type: String, description: 'As its businesses write it; as it was asked for when there are none.' },
  state: {
    type: String,
    nullable: true,
    description: 'Two-letter abbreviation, also when none was asked for and only one has the city; null for several.',
  },
  count: { type: 'integer' },
  averageRating: {
    type: String,
    nullable: true,
    description: "Of the businesses' ratings, each as often as it has reviews; one decimal, null without reviews.",
    example: '4.3',
  },
  totalReviews: { type: 'integer' },
  practiceAreas: { type: 'integer', description: 'How many different practice areas the businesses list first.' },
}) {}
