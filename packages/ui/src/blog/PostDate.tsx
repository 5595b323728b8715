import type { BlogPostAuthor, BlogPostSummary } from '@lawdex/contracts';
import { longDate } from '../dates/long-date.core.ts';

type Dated = Pick<BlogPostSummary, 'publishedAt'> & { author: Pick<BlogPostAuthor, 'timeZone'> };

/** The day of publication in the author's time zone; nothing for a draft. */
export function PostDate({ post }: { post: Dated }) {
  const { publishedAt, author } = post;
  return publishedAt && <time dateTime={publishedAt}>{longDate(publishedAt, author.timeZone)}</time>;
}
