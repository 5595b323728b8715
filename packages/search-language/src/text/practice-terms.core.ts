import type { Category } from '@lawdex/contracts';
import { normalise, termsOf } from './text.core.ts';
import { tableWords } from '../tables/index.ts';
import { remembered } from '../tables/remember.core.ts';
import { descendants } from '@lawdex/contracts/practice-areas';

export type CategoryTerms = Pick<Category, 'id' | 'name' | 'slug' | 'aliases'>;
export type CategoriesBySlug = ReadonlyMap<string, CategoryTerms>;

const normalised = new WeakMap<CategoryTerms, readonly string[]>();

/** Every phrase that means this practice area: name, aliases, slug. */
export const practiceTerms = (slug: string, category: CategoryTerms | undefined): string[] => [
  ...(category ? namesOf(category) : []),
  slug.replaceAll('-', ' '),
];

// Remembered, because thousands of businesses have the same practice area.
const namesOf = (category: CategoryTerms): readonly string[] =>
  remembered(normalised, category, () => [category.name, ...category.aliases].map(normalise));

/** Stems that tell no business from another in an index, because all of them are lawyers: `attorney`, `best`. */
export const NOISE_TERMS: ReadonlySet<string> = new Set(
  termsOf([...tableWords('words/names.txt', 'say nothing')].join(' ')),
);

/** The ids of a practice area and of those within it; for an unknown area just its own. */
export function categoryIdsWithin(categoryId: string, categories: CategoriesBySlug): string | string[] {
  const wanted = categoryId.toLowerCase();
  const area = [...categories.values()].find(({ id }) => id === wanted);
  const parts = area ? descendants(area.slug).flatMap((slug) => categories.get(slug)?.id ?? []) : [];
  return parts.length > 0 ? [wanted, ...parts] : categoryId;
}
