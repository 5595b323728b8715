import { LessThanOrEqual } from 'typeorm';

/** The condition that a post is shown at the time `now`. Every statement for visitors has it, so that drafts and scheduled posts stay unseen. */
export const published = (now: string, post = 'p'): string =>
  `${post}.status = 'published' and ${post}.published_at <= ${now}`;

/** The same for repositories. */
export const isPublished = (now: Date) => ({ status: 'published', publishedAt: LessThanOrEqual(now) }) as const;
