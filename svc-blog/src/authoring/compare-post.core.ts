/** All that an author can say about a post, with slugs for its references. */
export interface WrittenPost {
  slug: string;
  title: string;
  metaDescription: string;
  excerpt: string;
  content: string;
  markdown: string | null;
  plainText: string;
  featuredImage: string | null;
  featuredImageAlt: string | null;
  author: string;
  category: string | null;
  status: 'draft' | 'published';
  publishedAt: Date | null;
  /** Null when the author gives none. */
  updatedAt: Date | null;
  practices: readonly string[];
  cities: readonly string[];
  tags: readonly string[];
  /** Paths at which it once stood. */
  aliases: readonly string[];
}

export type StoredPost = Omit<WrittenPost, 'updatedAt' | 'metaDescription' | 'excerpt'> & {
  id: string;
  updatedAt: Date;
  metaDescription: string | null;
  excerpt: string | null;
};

export type Change = 'added' | 'changed' | 'unchanged';

const FIELDS = [
  ...(['title', 'metaDescription', 'excerpt', 'content', 'markdown', 'plainText', 'featuredImage'] as const),
  ...([
    'featuredImageAlt',
    'author',
    'category',
    'status',
    'publishedAt',
    'practices',
    'cities',
    'tags',
    'aliases',
  ] as const),
];

const text = (value: unknown): string => JSON.stringify(value);

export function changeOf(written: WrittenPost, stored: StoredPost | undefined): Change {
  if (!stored) return 'added';
  const sameTime = written.updatedAt === null || text(written.updatedAt) === text(stored.updatedAt);
  return sameTime && FIELDS.every((field) => text(written[field]) === text(stored[field])) ? 'unchanged' : 'changed';
}

/** The author's date of the last change; else that of publication for a new post, and now for an old one. */
export const updatedAtOf = (written: WrittenPost, stored: StoredPost | undefined, now: Date): Date =>
  written.updatedAt ?? (stored ? now : (written.publishedAt ?? now));
