import type { Category } from '@lawdex/contracts';
import { CategoryRefDto, described } from '@lawdex/svc-kit/dto';

export class CategoryDto extends described<Category>({
  id: { type: String, format: 'uuid' },
  name: { type: String },
  slug: { type: String },
  icon: { required: false, type: String, description: 'The name of its drawing.' },
  description: { type: String, nullable: true },
  aliases: { type: [String], description: 'Other names that visitors use, lowercase.' },
  businessCount: { type: 'integer', description: 'Of the areas within it too.' },
  parent: { type: CategoryRefDto, nullable: true, description: 'The wider area that it is a part of.' },
  children: { type: [CategoryRefDto], description: 'The areas that are parts of it, by name.' },
}) {}
