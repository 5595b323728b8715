import type { BlogCity, BlogPost, BlogPostRecord, BlogPostSummary, CategoryRef } from '@lawdex/contracts';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { readArticle, type Article } from '../article/article.ts';
import { drawnImagePath } from '../images/post-image.core.ts';

/** A row of a list. */
export interface SummaryRow extends Omit<BlogPostSummary, 'publishedAt' | 'updatedAt'> {
  publishedAt: Date | null;
  updatedAt: Date;
}

export interface PostRow extends SummaryRow, Pick<BlogPost, 'content'> {
  /** Slugs of practice areas. */
  practices: string[];
  /** `Chicago, IL` */
  cities: string[];
}

/** A blog has fewer new and popular posts. */
const CACHE_MAX = 300;
const cache = new Map<string, Article>();

/** Remembers the last articles that `readArticle` has read, because that takes longer than all the rest of an answer. */
function articleOf(content: string): Article {
  const article = cache.get(content) ?? readArticle(content);
  cache.delete(content);
  cache.set(content, article);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHE_MAX) break;
    cache.delete(oldest);
  }
  return article;
}

const AREAS = new Map<string, CategoryRef>(PRACTICE_AREAS.map(({ name, slug }) => [slug, { name, slug }]));

export const presentSummary = (row: SummaryRow): BlogPostSummary => ({
  ...row,
  featuredImage: row.featuredImage ?? drawnImagePath(row.category?.slug ?? null, row.slug),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
});

/** Makes the text safe again, because other code may have stored it. */
export function presentPost(row: PostRow): BlogPost {
  const { html, headings } = articleOf(row.content);
  return { ...presentWithoutText(row), content: html, headings };
}

/** Leaves the stored text out, which must be made safe first. */
const presentWithoutText = ({ content: _stored, ...row }: PostRow): Omit<BlogPost, 'content' | 'headings'> => ({
  ...presentSummary(row),
  practices: row.practices.flatMap((slug) => AREAS.get(slug) ?? []),
  cities: row.cities.map(readCity),
});

export function presentRecord(row: PostRow): BlogPostRecord {
  const { viewCount: _views, ...record } = presentWithoutText(row);
  return record;
}

function readCity(place: string): BlogCity {
  const [city = '', state = ''] = place.split(', ');
  return { city, state };
}
