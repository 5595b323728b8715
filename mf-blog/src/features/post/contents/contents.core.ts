import type { BlogHeading } from '@lawdex/contracts';

/** A table of contents is worth its room above so many headings. */
const FEW_HEADINGS = 3;
const DEEPEST_LEVEL = 4;

/** What the table of contents holds: headings of levels 2 to 4, and nothing for a post with three of them or less. */
export function contentsOf(headings: readonly BlogHeading[]): BlogHeading[] {
  const listed = headings.filter(({ level, text }) => level <= DEEPEST_LEVEL && text.trim() !== '');
  return listed.length > FEW_HEADINGS ? listed : [];
}
