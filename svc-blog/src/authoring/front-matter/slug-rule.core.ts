import { slugify } from '@lawdex/contracts';

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX = 120;
export const SLUG_RULE = 'must have lowercase letters, digits and single hyphens';

export const isSlug = (text: string): boolean => SLUG_PATTERN.test(text) && text.length <= SLUG_MAX;

/** Shows the slug that a text would have. */
export function suchAs(text: string, ending = ''): string {
  const made = slugify(text).slice(0, SLUG_MAX);
  return made === '' || made === text ? '' : `, such as ${made}${ending}`;
}
