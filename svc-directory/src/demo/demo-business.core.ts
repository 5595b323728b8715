import type { BusinessFlags, BusinessRecord, CategoryRef, FeeBasis, Licence, Review } from '@lawdex/contracts';
import { BUSINESS_FLAGS, FEE_BASES, PRICE_RANGES } from '@lawdex/contracts';
import { businessDescription } from './description.core.ts';
import { openingHours } from './hours.core.ts';
import type { DemoNames, DemoTexts } from './demo-texts.core.ts';
import type { Place, PlaceZip } from './place.core.ts';
import { languagesIn } from './languages.core.ts';
import { colleagueOf } from './lawyers.core.ts';
import { pictureKey } from './picture.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';
import type { Random } from './random.core.ts';

/** The demo data's "today": nothing in it is later, whenever it is generated. */
export const DEMO_TODAY = Date.UTC(2026, 9, 31);
const DAY = 86_400_000;

/** The practice areas of the directory, by slug. */
export type DemoCategories = ReadonlyMap<string, CategoryRef & { id: string }>;
export interface DemoBusiness {
  business: BusinessRecord;
  reviews: Review[];
}

interface Identity {
  id: string;
  name: string;
  slug: string;
  place: Place;
  zip: PlaceZip;
  /** First and last names; the first one leads. */
  lawyers: readonly string[];
}

// A flag that nothing below draws is off: no law firm delivers, or has takeout.
const NO_FLAGS = Object.fromEntries(BUSINESS_FLAGS.map((flag) => [flag, false])) as BusinessFlags;

/** All of a business but its reviews. */
export function demoBusiness(
  random: Random,
  profile: PracticeProfile,
  identity: Identity,
  categories: DemoCategories,
  texts: DemoTexts,
): BusinessRecord {
  const { id, name, slug, place, zip, lawyers } = identity;
  const category = categories.get(profile.slug);
  const label = slug.slice(0, 63).replace(/-+$/, '');
  const hasWebsite = random.chance(0.84);
  const createdAt = new Date(DEMO_TODAY - random.int(30, 1400) * DAY - random.int(0, DAY - 1)).toISOString();
  const facts = {
    ...NO_FLAGS,
    languages: languagesIn(random, place.state, profile.servesNewcomers === true),
    freeConsultation: random.chance(profile.freeConsultation),
    videoConsultation: random.chance(0.52),
  };
  return {
    id,
    slug,
    name,
    description: businessDescription(
      random,
      profile,
      { name, city: place.city, stateName: place.stateName, lawyers, ...facts },
      texts.descriptions,
    ),
    image: `/api/images/firms/${pictureKey(random, profile.slug, place)}.svg`,
    category: category ? { name: category.name, slug: category.slug } : null,
    categoryId: category?.id ?? null,
    priceRange: random.weighted(PRICE_RANGES, profile.prices),
    rating: '0.0',
    reviewCount: 0,
    ...location(random, place, zip, texts.names),
    phone: random.chance(0.93) ? phone(random, place) : null,
    email:
      hasWebsite && random.chance(0.8)
        ? `${random.pick(['office', 'contact', 'intake', 'hello'])}@${label}.example.com`
        : null,
    website: hasWebsite ? `https://${label}.example.com` : null,
    hours: random.chance(0.9) ? openingHours(random, profile.hours) : null,
    ...facts,
    feeBasis: feeBasis(random, profile),
    licences: licences(random, place, lawyers, texts.names),
    additionalPracticeAreas: additionalAreas(random, profile, categories),
    createdAt,
    updatedAt: createdAt,
  };
}

function location(random: Random, place: Place, zip: PlaceZip, { streetNames, streetSuffixes }: DemoNames) {
  const suite = random.pick([
    '',
    '',
    `, Suite ${random.int(1, 40) * 10 + random.int(0, 9)}`,
    `, Floor ${random.int(2, 24)}`,
    `, Unit ${random.int(1, 30)}`,
  ]);
  const street = `${random.pick(streetNames)} ${random.pick(streetSuffixes)}`;
  // A few blocks around the centre of the ZIP code, so that businesses do not stand on one point.
  const near = (degrees: number): number => Math.round((degrees + (random.next() - 0.5) * 0.012) * 1e5) / 1e5;
  return {
    address: `${random.int(1, 99) * 100 + random.int(1, 99)} ${street}${suite}`,
    city: place.city,
    state: place.state,
    zipCode: zip.zip,
    latitude: near(zip.latitude),
    longitude: near(zip.longitude),
    timeZone: zip.timeZone,
  };
}

// 555-0100 to 555-0199 is kept for fiction in every area code.
function phone(random: Random, place: Place): string {
  return `(${random.pick(place.areaCodes)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;
}

function feeBasis(random: Random, profile: PracticeProfile): FeeBasis[] {
  return FEE_BASES.filter((_, index) => random.chance(profile.fees[index] ?? 0));
}

function licences(random: Random, place: Place, lawyers: readonly string[], names: DemoNames): Licence[] {
  if (random.chance(0.35)) return [];
  return Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, (_, index) => {
    const number = String(random.int(100_000, 999_999));
    return {
      jurisdiction: place.stateName,
      holder: lawyers[index] ?? colleagueOf(lawyers, Number(number), names),
      number: random.chance(0.9) ? number : null,
      yearAdmitted: random.int(1974, 2023),
      sourceUrl: random.chance(0.7) ? `https://bar-${place.state.toLowerCase()}.example.org/attorneys/${number}` : null,
      checkedAt: random.chance(0.7) ? new Date(DEMO_TODAY - random.int(5, 500) * DAY).toISOString().slice(0, 10) : null,
    };
  });
}

function additionalAreas(random: Random, profile: PracticeProfile, categories: DemoCategories): CategoryRef[] {
  return random
    .sample(profile.related, random.pick([0, 0, 1, 1, 2, 3]))
    .flatMap((slug) => categories.get(slug) ?? [])
    .map(({ name, slug }) => ({ name, slug }));
}
