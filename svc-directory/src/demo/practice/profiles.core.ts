import type { CategoryRef } from '@lawdex/contracts';
import type { DemoTexts } from '../demo-texts.core.ts';
import { genericProfile } from './generic.core.ts';
import { partProfile } from './part-profile.core.ts';
import type { PracticeProfile } from './profile.core.ts';

/**
 * One profile for each practice area of the directory: the one that the texts have for it, else a generic one. Those come
 * last and by slug, because a new area must not change the names of the others' businesses.
 */
export function profilesOf(
  areas: Iterable<CategoryRef>,
  { practices, practiceParts }: Pick<DemoTexts, 'practices' | 'practiceParts'>,
): PracticeProfile[] {
  const bySlug = new Map([...areas].map((area) => [area.slug, area]));
  const written = practices.filter(({ slug }) => bySlug.delete(slug));
  const parts = practiceParts.flatMap((part) => {
    const area = bySlug.get(part.slug);
    bySlug.delete(part.slug);
    return area ? [partProfile(part, area, practices)] : [];
  });
  const others = [...bySlug.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return [...written, ...parts, ...others.map(genericProfile)];
}
