const LEAST = 40;
const TIMES = 120;

/**
 * How often a demo post was viewed: the same for its slug on every site. Most have a few hundred views and few have thousands, as on
 * any blog, so that which ones are popular is not a matter of their age.
 */
export function demoViews(slug: string): number {
  let hash = 7;
  for (const character of slug) hash = (hash * 7919 + (character.codePointAt(0) ?? 0)) % 65521;
  return Math.round(LEAST * TIMES ** (hash / 65521));
}
