const LEAST = 40;
const TIMES = 120;

/**
 * The number of views of a demo post, the same for its slug on every site. Most have a few hundred and few have thousands, so that
 * popular posts are not simply the oldest.
 */
export function demoViews(slug: string): number {
  let hash = 7;
  for (const character of slug) hash = (hash * 7919 + (character.codePointAt(0) ?? 0)) % 65521;
  return Math.round(LEAST * TIMES ** (hash / 65521));
}
