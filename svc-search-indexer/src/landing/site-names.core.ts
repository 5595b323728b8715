import { GENERIC_LANDING_PAGES, RESERVED_SLUGS, slugify } from '@lawdex/contracts';
import { US_STATES } from '@lawdex/contracts/us-states';
import { remembered } from '@lawdex/search-language/dictionary';
import { NICKNAMES, type Gazetteer } from '@lawdex/search-language/gazetteer';
import { cityKeyOf, cityNames, phraseOf, type CategoryTerms } from '@lawdex/search-language/text';
import { landingNames, type LandingDictionary, type LandingNames } from './landing-dictionary.core.ts';

export interface KnownCity {
  key: string;
  city: string;
  state: string;
}

// Fewer ZIP codes than a city that is known beside its state: New York and Washington have more, California in Missouri has one.
const LARGE_CITY_ZIPS = 5;
const STATES = new Map(US_STATES.map(({ slug, abbreviation }) => [slug, abbreviation]));

const nicknames = new Map<string, string[]>();
for (const [nickname, named] of NICKNAMES) {
  const [city = '', state = ''] = named.split(', ');
  remembered(nicknames, cityKeyOf(city, state), () => []).push(nickname);
}

/** Names of practice areas and of every city. Towns without businesses make no name ambiguous: they need their state. */
export function siteNames(
  categories: Iterable<CategoryTerms>,
  cities: Iterable<KnownCity>,
  gazetteer: Gazetteer,
): LandingNames {
  const isWell = wellNamed(gazetteer);
  const known = [...cities];
  const withBusinesses = known.map(namesOf).map((city) => ({ ...city, needsState: !isWell(city) }));
  const taken = new Set(withBusinesses.flatMap(({ slugs }) => slugs));
  const inhabited = new Set(known.map(({ key }) => key));
  const others = townsOf(gazetteer).flatMap((town) => {
    if (inhabited.has(town.key)) return [];
    return [isWell(town) && !taken.has(town.slugs[0]) ? town : { ...town, isBeside: true }];
  });
  const all: LandingDictionary['cities'] = [...withBusinesses, ...others];
  const plain = all.filter(({ needsState = false, isBeside = false }) => !needsState && !isBeside);
  return landingNames({
    categories: [...categories].map(({ slug, name, aliases }) => ({ slug, aliases: [name, ...aliases] })),
    cities: all,
    states: Object.fromEntries([
      ...STATES,
      // The city has the plain name: `washington-state`.
      ...[...new Set(plain.flatMap(({ slugs }) => slugs.slice(0, 1)))].flatMap((slug) => {
        const state = STATES.get(slug);
        return state === undefined ? [] : [[`${slug}-state`, state]];
      }),
    ]),
    genericPages: GENERIC_LANDING_PAGES,
    reserved: RESERVED_SLUGS,
  });
}

type Town = ReturnType<typeof namesOf>;

const towns = new WeakMap<Gazetteer, readonly Town[]>();

/** Every city of the country; to write their names in every way takes a third of a second. */
function townsOf(gazetteer: Gazetteer): readonly Town[] {
  return remembered(towns, gazetteer, () =>
    gazetteer.cities().map(({ name, state }) => namesOf({ key: cityKeyOf(name, state), city: name, state })),
  );
}

const namesOf = ({ key, city, state }: KnownCity) => ({
  key,
  city,
  state,
  slugs: [slugify(city), ...[...cityNames(city, key).slice(1), ...(nicknames.get(key) ?? [])].map(slugify)] as const,
});

/** Small towns that are called like a state are named with theirs: California means none in Missouri. */
function wellNamed(gazetteer: Gazetteer): (city: { city: string; slugs: readonly [string, ...string[]] }) => boolean {
  return ({ city, slugs: [slug] }) =>
    !STATES.has(slug) ||
    gazetteer.named(phraseOf(city)).some(({ kind, zips }) => kind === 'city' && zips.length >= LARGE_CITY_ZIPS);
}
