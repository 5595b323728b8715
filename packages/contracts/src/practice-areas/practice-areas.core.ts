import areas from '../../data/practice-areas.json' with { type: 'json' };

/** An area of law that firms practise and visitors look for. */
export interface PracticeArea {
  slug: string;
  name: string;
  /** Slug of the wider area that it is a part of: a business of this area counts in that one too. */
  parent: string | null;
  /** A drawing of `packages/ui/src/icons/practice.svg`. */
  icon: string;
  /** One or two sentences, 60 to 160 characters. */
  description: string;
  /** Other names that visitors use, lower case. Searches and imports find the area by them, so no two areas share one. */
  aliases: readonly string[];
  /** Names that Spanish-speaking visitors type, lower case and with accents; a comparison folds accents on both sides. */
  spanish: readonly string[];
}

/** Every practice area, in the words of visitors, a parent before its children. Migrations of svc-directory write them. */
export const PRACTICE_AREAS: readonly PracticeArea[] = areas;

const AREAS = new Map(PRACTICE_AREAS.map((area) => [area.slug, area]));

/** Slugs of the areas within this one, without itself: a search for the area means them too. None for an unknown slug. */
export function descendants(slug: string): string[] {
  const children = PRACTICE_AREAS.filter(({ parent }) => parent === slug);
  return children.flatMap((child) => [child.slug, ...descendants(child.slug)]);
}

/** Slugs of the areas around this one, the nearest first, without itself. None for an unknown slug. */
export function ancestors(slug: string): string[] {
  const parent = AREAS.get(slug)?.parent;
  return parent ? [parent, ...ancestors(parent)] : [];
}
