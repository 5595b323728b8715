import { beforeLawyers, milesBetween, type LandingLink, type LandingLinks, type Position } from '@lawdex/contracts';
import { atlasPlace, insteadOf, isWorthIt, pathOfPage, placeOfKey } from '../atlas/atlas.core.ts';
import type { Atlas, AtlasPage } from '../atlas/atlas.core.ts';
import type { AtlasKey, AtlasPlace, PracticeAtlas } from '../atlas/practice-atlas.core.ts';
import { countOf, WORTHY_MODIFIERS } from '../worth/worth.core.ts';
import { FEATURE_OF } from '../../index-definition/features.core.ts';
import { MODIFIER_WORDS } from '../words/modifier-words.core.ts';
import { headingOf, placeLabel } from '../words/page-names.core.ts';

const NEARBY = 6;
const NEARBY_EMPTY = 3;
const MOST_LINKS = 24;
const MOST_CITIES = 12;

/** A link of a hub: to a page that is worth it. */
const linkTo = (atlas: Atlas, page: AtlasPage, text: string): LandingLink[] =>
  isWorthIt(atlas, page) ? linkWith(atlas, page, text) : [];

/** A link to a city's own page, or to a landing page that is worth it. */
const linkToHub = (atlas: Atlas, page: AtlasPage, text: string): LandingLink[] =>
  (page.practice !== null || page.modifier !== null || page.key.kind !== 'city' ? linkTo : linkWith)(atlas, page, text);

function linkWith(atlas: Atlas, page: AtlasPage, text: string): LandingLink[] {
  const to = pathOfPage(atlas, page);
  return to === null ? [] : [{ text, to, count: totalOf(atlas, page) }];
}

function totalOf(atlas: Atlas, page: AtlasPage): number {
  const place = atlasPlace(atlas, page);
  const mark = page.modifier === null ? 0 : (FEATURE_OF[page.modifier] ?? 0);
  return place ? countOf(place.here, mark) : 0;
}

export const keyLabel = (atlas: Atlas, key: AtlasKey): string =>
  placeLabel({ place: placeOfKey(atlas, key), positionUsed: false }) ?? 'United States';

const byCount = (a: LandingLink, b: LandingLink): number => b.count - a.count || (a.text < b.text ? -1 : 1);

const placesOf = (places: ReadonlyMap<string, AtlasPlace> | undefined): readonly AtlasPlace[] => [
  ...(places?.values() ?? []),
];

/** The same page in the nearest places. From a city without firms: cities that have some, with miles; else pages worth it. */
export function nearbyLinks(atlas: Atlas, page: AtlasPage, from: Position | null, isEmpty: boolean): LandingLink[] {
  if (page.key.kind === 'country' || !from) return [];
  const isCity = page.key.kind === 'city';
  const isOffered = (key: AtlasKey): boolean =>
    isEmpty && isCity ? totalOf(atlas, { ...page, key }) > 0 : isHub(atlas, { ...page, key });
  const ofPractice = atlas.practices.get(page.practice);
  const others = page.key.kind === 'state' ? placesOf(ofPractice?.states) : placesOf(ofPractice?.cities);
  return others
    .filter(({ key }) => keyText(key) !== keyText(page.key))
    .flatMap((place) => {
      const at = centreOf(atlas, place.key);
      return at && isOffered(place.key) ? [{ place, miles: milesBetween(from, at) }] : [];
    })
    .sort((a, b) => a.miles - b.miles)
    .slice(0, isEmpty ? NEARBY_EMPTY : NEARBY)
    .flatMap(({ place: { key }, miles }) => {
      const label = keyLabel(atlas, key);
      if (!isEmpty || !isCity) return linkToHub(atlas, { ...page, key }, label);
      return linkWith(atlas, { ...page, key }, `${label} (${Math.max(1, Math.round(miles))} mi)`);
    });
}

const isHub = (atlas: Atlas, page: AtlasPage): boolean => linkToHub(atlas, page, '').length > 0;

/** Where a city is; the middle of the businesses of a state. */
export function centreOf(atlas: Atlas, key: AtlasKey): Position | null {
  if (key.kind === 'city') return atlas.places.get(key.key)?.centre ?? null;
  if (key.kind === 'country') return null;
  const cities = [...atlas.places.values()].flatMap(({ state, centre, docs }) =>
    state === key.state && centre ? [{ centre, docs }] : [],
  );
  const docs = cities.reduce((sum, city) => sum + city.docs, 0);
  if (docs === 0) return null;
  const mean = (axis: 'lat' | 'lng'): number =>
    cities.reduce((sum, city) => sum + city.centre[axis] * city.docs, 0) / docs;
  return { lat: mean('lat'), lng: mean('lng') };
}

const keyText = (key: AtlasKey): string => (key.kind === 'city' ? key.key : key.kind === 'state' ? key.state : '');

export function cityLinks(atlas: Atlas, page: Omit<AtlasPage, 'key'>, state: string | null): LandingLink[] {
  return placesOf(atlas.practices.get(page.practice)?.cities)
    .filter((place) => state === null || place.state === state)
    .flatMap(({ key }) => linkToHub(atlas, { ...page, key }, keyLabel(atlas, key)))
    .sort(byCount);
}

export const stateLinks = (atlas: Atlas, page: Omit<AtlasPage, 'key'>): LandingLink[] =>
  placesOf(atlas.practices.get(page.practice)?.states)
    .flatMap(({ key }) => linkTo(atlas, { ...page, key }, keyLabel(atlas, key)))
    .sort((a, b) => (a.text < b.text ? -1 : 1));

/** Every state that has businesses: its page, or the city's that has most of them. */
export const allStateLinks = (atlas: Atlas): LandingLink[] =>
  placesOf(atlas.practices.get(null)?.states)
    .flatMap(({ key, total }) => {
      const page = { practice: null, key, modifier: null };
      const shown = isWorthIt(atlas, page) ? page : insteadOf(atlas, page);
      const to = shown && pathOfPage(atlas, shown);
      return to ? [{ text: keyLabel(atlas, key), to, count: total }] : [];
    })
    .sort((a, b) => (a.text < b.text ? -1 : 1));

/** The largest cities of a practice area, and all of the states that have no page to find them by. */
export function hubCities(atlas: Atlas, practice: string, most: number): LandingLink[] {
  const base = { practice, modifier: null };
  const largest = cityLinks(atlas, base, null).slice(0, most);
  const hidden = placesOf(atlas.practices.get(practice)?.states).flatMap(({ key, state }) =>
    isWorthIt(atlas, { ...base, key }) ? [] : cityLinks(atlas, base, state),
  );
  return [...new Map([...largest, ...hidden].map((link) => [link.to, link])).values()].sort(byCount);
}

export const practiceLinks = (atlas: Atlas, key: AtlasKey, not: string | null = null): LandingLink[] =>
  [...atlas.practices.values()]
    .flatMap(({ slug }: PracticeAtlas) =>
      slug === null || slug === not ? [] : linkTo(atlas, { practice: slug, key, modifier: null }, labelOf(atlas, slug)),
    )
    .sort(byCount);

const modifierLinks = (atlas: Atlas, page: AtlasPage): LandingLink[] =>
  WORTHY_MODIFIERS.flatMap((modifier) =>
    modifier === page.modifier ? [] : linkTo(atlas, { ...page, modifier }, MODIFIER_WORDS[modifier].label),
  );

export const labelOf = (atlas: Atlas, practice: string): string => atlas.labels.get(practice) ?? practice;

export function hubsOf(atlas: Atlas, page: AtlasPage): LandingLinks[] {
  const { practice, key } = page;
  const where = key.kind === 'country' ? 'in the United States' : `in ${keyLabel(atlas, key)}`;
  const lawyers = practice === null ? 'Lawyers' : `${beforeLawyers(labelOf(atlas, practice))} lawyers`;
  const base = { practice, modifier: null };
  const state = key.kind === 'state' ? key.state : null;
  const states = practice === null ? allStateLinks : () => stateLinks(atlas, base);
  const hubs = [
    { title: `${lawyers} ${where} by what matters to you`, links: modifierLinks(atlas, page) },
    { title: `${lawyers} by city`, links: key.kind === 'city' ? [] : cityLinks(atlas, base, state) },
    { title: `${lawyers} by state`, links: key.kind === 'country' ? states(atlas) : [] },
    { title: `Practice areas ${where}`, links: key.kind === 'country' ? [] : practiceLinks(atlas, key, practice) },
  ];
  return hubs
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => ({ title, links: links.slice(0, linksOf(key, title)) }));
}

/** A state's page is the way to all its cities; others name the largest. */
const linksOf = ({ kind }: AtlasKey, title: string): number =>
  kind === 'state' || title.startsWith('Practice') || title.endsWith('by state') ? Infinity : MOST_LINKS;

export function parentOf(atlas: Atlas, page: AtlasPage): LandingLink | null {
  const { practice, key, modifier } = page;
  const wider = practice === null ? null : (atlas.wider.get(practice) ?? null);
  const state = key.kind === 'city' ? atlas.places.get(key.key)?.state : undefined;
  const candidates: AtlasPage[] = [
    ...(modifier === null ? [] : [{ practice, key, modifier: null }]),
    ...(wider === null ? [] : [{ practice: wider, key, modifier: null }]),
    ...(state === undefined ? [] : [{ practice, key: { kind: 'state' as const, state }, modifier: null }]),
    ...(state === undefined ? [] : [{ practice: null, key: { kind: 'state' as const, state }, modifier: null }]),
    ...(key.kind === 'state' && practice !== null ? [{ practice: null, key, modifier: null }] : []),
  ];
  for (const candidate of candidates) {
    const [link] = linkTo(atlas, candidate, nameOf(atlas, candidate));
    if (link) return link;
  }
  return null;
}

export function nameOf(atlas: Atlas, { practice, key, modifier }: AtlasPage): string {
  return headingOf({
    modifier,
    practice: practice === null ? null : labelOf(atlas, practice),
    place: placeOfKey(atlas, key),
    positionUsed: false,
    isAmbiguous: false,
  });
}

/** Pages on what is close to this one: areas around and within it, and the same one chosen otherwise. */
export function relatedPages(atlas: Atlas, page: AtlasPage): { text: string; url: string }[] {
  const { practice, key } = page;
  const wider = practice === null ? null : (atlas.wider.get(practice) ?? null);
  const close = [...atlas.wider].flatMap(([slug, its]) =>
    practice !== null && slug !== practice && (its === practice || (wider !== null && its === wider)) ? [slug] : [],
  );
  const pages: AtlasPage[] = [
    ...(page.modifier === null ? [] : [{ practice, key, modifier: null }]),
    ...(wider === null ? [] : [{ practice: wider, key, modifier: null }]),
    ...close.map((slug) => ({ practice: slug, key, modifier: null })),
    ...WORTHY_MODIFIERS.filter((modifier) => modifier !== page.modifier).map((modifier) => ({
      practice,
      key,
      modifier,
    })),
  ];
  return pages
    .flatMap((one) => linkTo(atlas, one, nameOf(atlas, one)))
    .slice(0, MOST_CITIES)
    .map(({ text, to }) => ({ text, url: to }));
}

export const chooseCityLinks = (atlas: Atlas, { practice, modifier }: AtlasPage): LandingLink[] => {
  const asAsked = cityLinks(atlas, { practice, modifier }, null);
  const links = asAsked.length >= NEARBY ? asAsked : cityLinks(atlas, { practice, modifier: null }, null);
  return links.slice(0, MOST_CITIES);
};
