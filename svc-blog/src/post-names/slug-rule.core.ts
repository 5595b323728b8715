import { slugify } from '@lawdex/contracts';

const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX = 120;
export const SLUG_RULE = 'must have lowercase letters, digits and single hyphens';

export const isSlug = (text: string): boolean => SLUG_PATTERN.test(text) && text.length <= SLUG_MAX;

/** The slug that a text would have; empty when it has none. */
export const slugFrom = (text: string): string => slugify(text).slice(0, SLUG_MAX).replace(/-$/, '');

/** Shows the slug that a text would have. */
export function suchAs(text: string, ending = ''): string {
  const made = slugFrom(text);
  return made === '' || made === text ? '' : `, such as ${made}${ending}`;
}
