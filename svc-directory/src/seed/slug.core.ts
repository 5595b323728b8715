const SLUG_MAX = 100;

/** A URL segment: lowercase, diacritics and apostrophes dropped, everything else to single hyphens. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '');
}

/** The name's slug, or with city and state, or numbered: the first that is not taken. Stable as long as firms come in the same order. */
export function uniqueSlug(name: string, city: string, state: string, isTaken: (slug: string) => boolean): string {
  const short = slugify(name) || 'firm';
  if (!isTaken(short)) return short;
  const long = slugify(`${short.slice(0, 60)} ${city} ${state}`);
  if (!isTaken(long)) return long;
  for (let n = 2; ; n++) {
    const numbered = `${long}-${n}`;
    if (!isTaken(numbered)) return numbered;
  }
}
