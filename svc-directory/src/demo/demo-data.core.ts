import type { DemoCategories, DemoBusiness } from './demo-business.core.ts';
import { demoBusiness } from './demo-business.core.ts';
import { lawyersOf } from './lawyers.core.ts';
import { businessName, nameKey } from './name.core.ts';
import type { DemoNames, DemoTexts } from './demo-texts.core.ts';
import type { Place, PlaceZip } from './place.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';
import { profilesOf } from './practice/profiles.core.ts';
import type { Random } from './random.core.ts';
import { createRandom } from './random.core.ts';
import { businessReviews, ratingOf } from './reviews.core.ts';
import { uniqueSlug } from '../businesses/slug.core.ts';

const DEMO_SEED = 20_261_031;

export interface DemoOptions {
  count: number;
  places: readonly Place[];
  categories: DemoCategories;
  texts: DemoTexts;
  seed?: number;
}

/** Fictional businesses with their reviews, one at a time: a million of them need no more memory than their names and slugs. */
export function* demoBusinesses({
  count,
  places,
  categories,
  texts,
  seed = DEMO_SEED,
}: DemoOptions): Generator<DemoBusiness> {
  const slugs = new Set<string>();
  const names = new Set<string>();
  const profiles = profilesOf(categories.values(), texts);
  const profileWeights = profiles.map(({ weight }) => weight);
  const placeWeights = places.map(({ weight }) => weight);

  for (let index = 0; index < count; index++) {
    const random = createRandom(seed, index);
    // The first ones go round, so that no practice area and no city is left empty.
    const profile = profiles[index] ?? random.weighted(profiles, profileWeights);
    const place = places[index] ?? random.weighted(places, placeWeights);
    const zip = random.pick(place.zips);
    const name = newName(random, profile, place, zip, names, texts.names);
    const slug = uniqueSlug(name, place.city, place.state, (candidate) => slugs.has(candidate));
    slugs.add(slug);

    const lawyers = lawyersOf(random, name, texts.names);
    const identity = { id: random.uuid(), name, slug, place, zip, lawyers };
    const business = demoBusiness(random, profile, identity, categories, texts);
    const reviews = businessReviews(random, profile, business, lawyers, texts);
    const updatedAt = latest(business.createdAt, reviews.at(-1)?.createdAt ?? '');
    yield { business: { ...business, rating: ratingOf(reviews), reviewCount: reviews.length, updatedAt }, reviews };
  }
}

const latest = (a: string, b: string): string => (a > b ? a : b);

const TRIES = 60;

/**
 * No two are called alike while there are names left, else none of a city, else none with a ZIP code: name and ZIP code are what the
 * importer knows a business by.
 */
function newName(
  random: Random,
  profile: PracticeProfile,
  place: Place,
  zip: PlaceZip,
  taken: Set<string>,
  texts: DemoNames,
): string {
  for (let tries = 0; ; tries++) {
    const name = businessName(random, profile, place, texts);
    const key = nameKey(name);
    const keys = [key, `${key}|${place.city}, ${place.state}`, `${key}|${zip.zip}`];
    const claimed = keys[Math.min(Math.floor(tries / TRIES), keys.length - 1)];
    if (claimed === undefined || taken.has(claimed)) continue;
    for (const one of keys) taken.add(one);
    return name;
  }
}
