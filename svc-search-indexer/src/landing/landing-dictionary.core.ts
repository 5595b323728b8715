import { singularSlug, slugify } from '@lawdex/contracts';

/** Names that a slug can have. Aliases of practice areas are words or slugs. */
export interface LandingDictionary {
  categories: readonly { slug: string; aliases: readonly string[] }[];
  cities: readonly {
    city: string;
    state: string;
    /** Its name's, then those of its other names. */
    slugs: readonly string[];
    /** A town that is called like a state, which keeps the plain name: `california-mo`. */
    needsState?: boolean;
    /** A town without businesses that is called like a city with some: it makes no name ambiguous. */
    isBeside?: boolean;
  }[];
  states: Readonly<Record<string, string>>;
  genericPages: readonly string[];
  reserved: readonly string[];
}

/** A city's name, and the states in which it was found under it. */
export interface NamedCity {
  city: string;
  states: readonly string[];
}

export interface LandingNames {
  /** Slugs of practice areas by slug, by alias, and by either without its last `s`. */
  categories: ReadonlyMap<string, string>;
  cities: ReadonlyMap<string, NamedCity>;
  cityAliases: ReadonlyMap<string, NamedCity>;
  /** Towns that are only named with their state. */
  townsLikeStates: ReadonlyMap<string, NamedCity>;
  /** Towns without businesses that are only named with their state, by each of their names. */
  townsBeside: ReadonlyMap<string, NamedCity>;
  states: ReadonlyMap<string, string>;
  /** Abbreviation -> the slug that means the state, and no city. */
  stateSlugs: ReadonlyMap<string, string>;
  /** By the slug of their name, and by abbreviation, lower case. */
  suffixes: ReadonlyMap<string, string>;
  genericPages: ReadonlySet<string>;
  reserved: ReadonlySet<string>;
}

export function landingNames(dictionary: LandingDictionary): LandingNames {
  const { categories, states, genericPages, reserved } = dictionary;
  const cities = citiesOf(dictionary, false);
  const beside = citiesOf(dictionary, true);
  const aliases = categories.flatMap(({ slug, aliases: others }) => others.map((alias) => [slugify(alias), slug]));
  const slugs = categories.map(({ slug }) => [slug, slug]);
  const stateSlugs = Object.entries(states).map(([name, abbreviation]) => [slugify(name), abbreviation]);
  const named = (needsState: boolean): Map<string, NamedCity> =>
    byName(
      cities
        .filter((city) => (city.needsState ?? false) === needsState)
        .map(({ city, state, slugs: [slug = ''] }) => [slug, city, state]),
    );
  const cityNames = named(false);
  const unmistakable = stateSlugs.filter(([slug = '']) => !cityNames.has(slug));
  return {
    categories: firstOfEach([...slugs, ...withoutS(slugs), ...aliases, ...withoutS(aliases)]),
    cities: cityNames,
    cityAliases: byName(aliasesOf(cities)),
    townsLikeStates: named(true),
    townsBeside: byName([
      ...beside.map(({ city, state, slugs: [slug = ''] }) => [slug, city, state]),
      ...aliasesOf(beside),
    ]),
    states: firstOfEach(stateSlugs),
    stateSlugs: firstOfEach(unmistakable.map(([slug = '', abbreviation = '']) => [abbreviation, slug])),
    suffixes: firstOfEach([
      ...stateSlugs,
      ...stateSlugs.map(([, abbreviation = '']) => [abbreviation.toLowerCase(), abbreviation]),
    ]),
    genericPages: new Set(genericPages),
    reserved: new Set(reserved),
  };
}

type KnownCities = LandingDictionary['cities'];

const citiesOf = ({ cities }: LandingDictionary, wanted: boolean): KnownCities =>
  cities.filter(({ isBeside = false }) => isBeside === wanted);

const aliasesOf = (cities: KnownCities): string[][] =>
  cities.flatMap(({ city, state, slugs }) => slugs.slice(1).map((slug) => [slug, city, state]));

const withoutS = (pairs: readonly (readonly string[])[]): string[][] =>
  pairs.flatMap(([name = '', slug = '']) => (name.endsWith('s') ? [[singularSlug(name), slug]] : []));

/** Names without a letter are no names. */
function firstOfEach(pairs: readonly (readonly string[])[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const [name, value] of pairs) if (name && value !== undefined && !first.has(name)) first.set(name, value);
  return first;
}

function byName(rows: readonly (readonly string[])[]): Map<string, NamedCity> {
  const cities = new Map<string, { city: string; states: string[] }>();
  for (const [slug, city = '', state = ''] of rows) {
    if (!slug) continue;
    const named = cities.get(slug);
    if (!named) cities.set(slug, { city, states: [state] });
    // Another city that has the same nickname is not this one.
    else if ((named.city === city || slugify(named.city) === slugify(city)) && !named.states.includes(state))
      named.states.push(state);
  }
  for (const { states } of cities.values()) states.sort();
  return cities;
}
