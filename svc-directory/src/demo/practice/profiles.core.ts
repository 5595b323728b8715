import type { CategoryRef } from '@lawdex/contracts';
import { BUSINESS_PROPERTY_PROFILES } from './business-property.core.ts';
import { COMMUNITY_PROFILES } from './community.core.ts';
import { CRIMINAL_IMMIGRATION_PROFILES } from './criminal-immigration.core.ts';
import { FAMILY_ESTATE_PROFILES } from './family-estate.core.ts';
import { genericProfile } from './generic.core.ts';
import { INJURY_PROFILES } from './injury.core.ts';
import { partProfile } from './part-profile.core.ts';
import type { PartOfArea } from './part-profile.core.ts';
import { PARTS_OF_LIFE } from './parts-of-life.core.ts';
import { PARTS_OF_WORK } from './parts-of-work.core.ts';
import type { PracticeProfile } from './profile.core.ts';

const WRITTEN: readonly PracticeProfile[] = [
  ...INJURY_PROFILES,
  ...FAMILY_ESTATE_PROFILES,
  ...CRIMINAL_IMMIGRATION_PROFILES,
  ...BUSINESS_PROPERTY_PROFILES,
  ...COMMUNITY_PROFILES,
];

const PARTS: readonly PartOfArea[] = [...PARTS_OF_LIFE, ...PARTS_OF_WORK];

/**
 * One profile for each practice area of the directory: the one that somebody wrote for it, else a generic one. Those come
 * last and by slug, because a new area must not change what businesses of the others are called.
 */
export function profilesOf(areas: Iterable<CategoryRef>): PracticeProfile[] {
  const bySlug = new Map([...areas].map((area) => [area.slug, area]));
  const written = WRITTEN.filter(({ slug }) => bySlug.delete(slug));
  const parts = PARTS.flatMap((part) => {
    const area = bySlug.get(part.slug);
    bySlug.delete(part.slug);
    return area ? [partProfile(part, area, WRITTEN)] : [];
  });
  const others = [...bySlug.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return [...written, ...parts, ...others.map(genericProfile)];
}
