import type { CategoryRef } from '@lawdex/contracts';
import { described } from './described.ts';

export class CategoryRefDto extends described<CategoryRef>({
  name: { type: String },
  slug: { type: String },
}) {}
