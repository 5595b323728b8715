import type { BlogPostSummary } from '@lawdex/contracts';
import { longDate } from '../feedback/long-date.core.ts';

/** The day on which a post came out, where its author is; a draft has none. */
export function PostDate({ post }: { post: Pick<BlogPostSummary, 'publishedAt' | 'author'> }) {
  const { publishedAt, author } = post;
  return publishedAt && <time dateTime={publishedAt}>{longDate(publishedAt, author.timeZone)}</time>;
}
