import type { LinkablePath } from '@lawdex/contracts';
import { cityKeyOf } from '@lawdex/search-language/text';
import { atlasPlace, type Atlas, type AtlasPage } from '../atlas/atlas.core.ts';
import type { LandingNames } from '../landing-dictionary.core.ts';
import { parseLandingSlug, type LandingSlug } from '../landing-slug.core.ts';
import { atlasPageOf, statesOf } from '../pages/asked.core.ts';
import { FEATURE_OF } from '../../index-definition/features.core.ts';
import { countOf, EMPTY, together } from '../worth/worth.core.ts';

/** The page of a slug that answers 200 and lists a firm; null for words, whose page only a search can judge. */
export function linkableOf(atlas: Atlas, names: LandingNames, slug: string): LinkablePath | null {
  const read = parseLandingSlug(slug, names);
  const total = read.status === 200 ? listedOn(atlas, read) : 0;
  return total === 0 ? null : { path: `/${slug}`, canonicalPath: read.canonical ?? `/${slug}`, total };
}

/** How many firms a page lists: those that its modifier asks for, and everybody where nobody is so. */
function listedOn(atlas: Atlas, slug: LandingSlug): number {
  const page = atlasPageOf(slug);
  const here = together(keysOf(slug, page).map((key) => atlasPlace(atlas, { ...page, key })?.here ?? EMPTY));
  const asked = page.modifier === null ? null : FEATURE_OF[page.modifier];
  return countOf(here, asked ?? 0) || countOf(here, 0);
}

/** A name that several cities share means all of them. */
const keysOf = ({ place }: LandingSlug, { key }: AtlasPage): AtlasPage['key'][] =>
  place?.kind === 'city'
    ? statesOf(place).map((state) => ({ kind: 'city', key: cityKeyOf(place.city, state) }))
    : [key];
