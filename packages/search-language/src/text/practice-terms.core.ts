import type { Category } from '@lawdex/contracts';
import { normalise } from './text.core.ts';

export type CategoryTerms = Pick<Category, 'id' | 'name' | 'slug' | 'aliases'>;
export type CategoriesBySlug = ReadonlyMap<string, CategoryTerms>;

const normalised = new WeakMap<CategoryTerms, readonly string[]>();

/** Every phrase that means this practice area: name, aliases, slug. */
export function practiceTerms(slug: string, category: CategoryTerms | undefined): string[] {
  return [...(category ? namesOf(category) : []), slug.replaceAll('-', ' ')];
}

// Remembered, because thousands of businesses have the same practice area.
function namesOf(category: CategoryTerms): readonly string[] {
  const before = normalised.get(category);
  if (before) return before;
  const names = [category.name, ...category.aliases].map(normalise);
  normalised.set(category, names);
  return names;
}
