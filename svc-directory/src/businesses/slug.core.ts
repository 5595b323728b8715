import { slugify } from '@lawdex/contracts';

const SLUG_MAX = 100;

const cut = (text: string): string => slugify(text.replaceAll('&', ' and ')).slice(0, SLUG_MAX).replace(/-$/, '');

/** A slug of the name, and a longer one with city and state. */
export function slugsOf(name: string, city: string, state: string): { short: string; long: string } {
  const short = cut(name) || 'firm';
  return { short, long: cut(`${short.slice(0, 60)} ${city} ${state}`) };
}
