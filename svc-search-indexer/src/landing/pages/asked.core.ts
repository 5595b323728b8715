import type { LandingModifier, LandingPlace } from '@lawdex/contracts';
import type { Dictionary } from '@lawdex/search-language/dictionary';
import { categoryIdsWithin, cityKeyOf } from '@lawdex/search-language/text';
import type { AtlasPage } from '../atlas/atlas.core.ts';
import type { LandingScope, ScopePlace } from '../../engines/landing-question.core.ts';
import type { LandingSlug } from '../landing-slug.core.ts';

/** Business slugs that mean a lawyer page by another word. */
const SYNONYMS: Partial<Record<LandingModifier, LandingModifier>> = { top: 'best' };

/** The page of a slug as the atlas knows it. Of several cities with one name, that of the first. */
export const atlasPageOf = ({ modifier, category, place }: LandingSlug): AtlasPage => ({
  practice: category,
  modifier: modifier && (SYNONYMS[modifier] ?? modifier),
  key: keyOf(place),
});

function keyOf(place: LandingPlace | null): AtlasPage['key'] {
  if (place?.kind === 'state') return { kind: 'state', state: place.state };
  if (place?.kind === 'city') return { kind: 'city', key: cityKeyOf(place.city, statesOf(place)[0] ?? '') };
  return { kind: 'country' };
}

export const statesOf = ({ state, states }: Extract<LandingPlace, { kind: 'city' }>): readonly string[] =>
  state === null ? (states ?? []) : [state];

export const scopeOf = ({ category, place }: LandingSlug, { categories }: Dictionary): LandingScope => {
  const id = category === null ? undefined : categories.get(category)?.id;
  return { categoryIds: id === undefined ? null : [categoryIdsWithin(id, categories)].flat(), where: whereOf(place) };
};

function whereOf(place: LandingPlace | null): ScopePlace {
  if (place?.kind === 'state') return place;
  if (place?.kind !== 'city') return { kind: 'country' };
  return { kind: 'cities', keys: statesOf(place).map((state) => cityKeyOf(place.city, state)) };
}
