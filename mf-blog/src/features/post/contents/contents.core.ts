import type { BlogHeading } from '@lawdex/contracts';

/** A post gets a table of contents when it has more headings than this. */
const FEW_HEADINGS = 3;
const DEEPEST_LEVEL = 4;

/** The headings of levels 2 to 4; none for a post with only a few of them. */
export function contentsOf(headings: readonly BlogHeading[]): BlogHeading[] {
  const listed = headings.filter(({ level, text }) => level <= DEEPEST_LEVEL && text.trim() !== '');
  return listed.length > FEW_HEADINGS ? listed : [];
}
