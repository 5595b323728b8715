import type { DirectoryFigures } from '@lawdex/contracts';
import { described } from '@lawdex/svc-kit/dto';

export class DirectoryFiguresDto extends described<DirectoryFigures>({
  firms: { type: 'integer' },
  cities: { type: 'integer', description: 'That have firms.' },
  reviews: { type: 'integer' },
  practiceAreas: { type: 'integer', description: 'That businesses practice.' },
}) {}
