import { BUSINESS_AND_RIGHTS_AREAS } from './practice-areas/business-and-rights.core.ts';
import { CRIME_AND_TRAFFIC_AREAS } from './practice-areas/crime-and-traffic.core.ts';
import { FAMILY_AND_ESTATE_AREAS } from './practice-areas/family-and-estate.core.ts';
import { INJURY_AREAS } from './practice-areas/injury.core.ts';
import { MONEY_AND_PROPERTY_AREAS } from './practice-areas/money-and-property.core.ts';
import type { PracticeArea } from './practice-areas/practice-area.core.ts';
import { WORK_AND_BENEFITS_AREAS } from './practice-areas/work-and-benefits.core.ts';

export type { PracticeArea };

/**
 * Every practice area of the site, in the words of visitors, a parent before its children. svc-directory writes them into its
 * database whenever its migrations run, and tells the other services. An area's icon is `packages/ui/src/icons/`, else its parent's.
 */
export const PRACTICE_AREAS: readonly PracticeArea[] = [
  ...INJURY_AREAS,
  ...FAMILY_AND_ESTATE_AREAS,
  ...CRIME_AND_TRAFFIC_AREAS,
  ...WORK_AND_BENEFITS_AREAS,
  ...MONEY_AND_PROPERTY_AREAS,
  ...BUSINESS_AND_RIGHTS_AREAS,
];

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
