import type { PostFields } from './front-matter/post-fields.ts';

/** All that an author can say about a post, with slugs for its references. Their date of the last change is null when they give none. */
export interface WrittenPost extends PostFields {
  slug: string;
  content: string;
  markdown: string | null;
  plainText: string;
}

export type StoredPost = WrittenPost & { id: string };
export type Change = 'added' | 'changed' | 'unchanged';

/** Writes JSON with sorted keys, because PostgreSQL may have changed their order. */
const text = (value: unknown): string =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);

/** How what is written differs from what is stored. */
export function changeOf<Entry extends object>(written: Entry, stored: (Entry & { id: string }) | undefined): Change {
  if (!stored) return 'added';
  const isSame = ([field, value]: [string, unknown]): boolean =>
    (field === 'updated' && value === null) || text(value) === text(Reflect.get(stored, field));
  return Object.entries(written).every(isSame) ? 'unchanged' : 'changed';
}

/** The author's date of the last change; else that of publication for a new post, and now for an old one. */
export const updatedAtOf = ({ updated, published }: WrittenPost, stored: StoredPost | undefined, now: Date): Date =>
  updated ?? (stored ? now : (published ?? now));
