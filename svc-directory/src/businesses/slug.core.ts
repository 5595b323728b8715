const SLUG_MAX = 100;

/** A URL segment: lowercase, diacritics and apostrophes dropped, everything else to single hyphens. */
function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '');
}

function* candidates(name: string, city: string, state: string): Generator<string> {
  const short = slugify(name) || 'firm';
  const long = slugify(`${short.slice(0, 60)} ${city} ${state}`);
  yield short;
  yield long;
  for (let n = 2; ; n++) yield `${long}-${n}`;
}

/** In the order of preference: the name's slug, with city and state, then numbered. */
export function slugCandidates(name: string, city: string, state: string, count: number): string[] {
  const slugs: string[] = [];
  for (const slug of candidates(name, city, state)) if (slugs.push(slug) === count) break;
  return slugs;
}

/** The first candidate that is not taken. Stable as long as firms come in the same order. */
export function uniqueSlug(name: string, city: string, state: string, isTaken: (slug: string) => boolean): string {
  for (const slug of candidates(name, city, state)) if (!isTaken(slug)) return slug;
  return '';
}
