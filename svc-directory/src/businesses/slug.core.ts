import { slugify } from '@lawdex/contracts';

const SLUG_MAX = 100;

const cut = (text: string): string => slugify(text.replaceAll('&', ' and ')).slice(0, SLUG_MAX).replace(/-$/, '');

function* candidates(name: string, city: string, state: string): Generator<string> {
  const short = cut(name) || 'firm';
  const long = cut(`${short.slice(0, 60)} ${city} ${state}`);
  yield short;
  yield long;
  for (let n = 2; ; n++) yield `${long}-${n}`;
}

/** Slugs in the order of preference: of the name, then with city and state, then numbered. */
export function slugCandidates(name: string, city: string, state: string, count: number): string[] {
  const slugs: string[] = [];
  for (const slug of candidates(name, city, state)) if (slugs.push(slug) === count) break;
  return slugs;
}

/** Answers the first candidate that is not taken. It is the same as long as businesses come in the same order. */
export function uniqueSlug(name: string, city: string, state: string, isTaken: (slug: string) => boolean): string {
  for (const slug of candidates(name, city, state)) if (!isTaken(slug)) return slug;
  return '';
}
