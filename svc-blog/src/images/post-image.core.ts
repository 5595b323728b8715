export const BLOG_IMAGES_PATH = '/api/blog/images';
/** The part of the address of pictures for posts that bring none. */
export const DRAWN = 'drawn';

/** The address of the picture for a post that brings none. */
export const drawnImagePath = (categorySlug: string | null, postSlug: string): string =>
  `${BLOG_IMAGES_PATH}/${DRAWN}/${imageKeyOf(categorySlug, postSlug)}.svg`;

/** Pictures of each subject, in assets/pictures: `coins-0.svg` to `coins-7.svg`. */
export const VARIATIONS = 8;

/** The subject of the pictures of a category; books for any other. */
const SUBJECTS: ReadonlyMap<string | null, string> = new Map([
  ['finding-a-lawyer', 'search'],
  ['costs-and-fees', 'coins'],
  ['first-meetings', 'meeting'],
  ['working-with-your-lawyer', 'folders'],
  ['courts-and-small-claims', 'court'],
  ['renters-and-housing', 'homes'],
  ['work-and-pay', 'work'],
  ['family-and-planning', 'family'],
]);

const KEY = /^(?<subject>[a-z]+)-(?<number>[0-9a-f]{4})$/;

/** The key of a post's picture, such as `coins-29c1`: the subject of its category, and a number of its own. */
export const imageKeyOf = (categorySlug: string | null, postSlug: string): string =>
  `${SUBJECTS.get(categorySlug) ?? 'books'}-${hash16(postSlug).toString(16).padStart(4, '0')}`;

/** The file in assets/pictures that a key shows, if there is one; null for what is no key. */
export function imageFileOf(key: string): string | null {
  const { subject, number } = KEY.exec(key)?.groups ?? {};
  return subject && number ? `${subject}-${Number.parseInt(number, 16) % VARIATIONS}.svg` : null;
}

/** A number of 16 bits that follows from the text (FNV-1a, folded). */
function hash16(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}
