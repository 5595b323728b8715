/** Addresses of this site. Every part is encoded here, so that no visitor's words can leave their place in a path. */

export const categoryPath = (slug: string): string => `/category/${encodeURIComponent(slug)}`;

export const businessPath = (slug: string): string => `/business/${encodeURIComponent(slug)}`;

export const cityPath = (city: string, state?: string): string =>
  `/city/${encodeURIComponent(city.toLowerCase())}${state ? `?state=${encodeURIComponent(state)}` : ''}`;

export function searchPath(params: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value);
  return search.size > 0 ? `/search?${search}` : '/search';
}

/** Words as they stand in a landing page's address: lowercase letters and digits, single hyphens. */
export const slugify = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A practice area in a landing page's address: without its trailing `s`, `car-accidents` -> `car-accident`. */
export const practiceSlug = (categorySlug: string): string => categorySlug.replace(/s$/, '');

export const nearMePath = (modifier: string, practice: string): string => `/${modifier}-${practice}-near-me`;

export const lawyersNearMePath = (modifier: string, practice: string): string =>
  `/${modifier}-${practice}-lawyers-near-me`;

export const lawyersInPath = (practice: string, place: string, modifier?: string): string =>
  `/${modifier ? `${modifier}-` : ''}${practice}-lawyers-in-${place}`;
