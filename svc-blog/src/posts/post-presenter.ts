import type { BlogCity, BlogPost, BlogPostRecord, BlogPostSummary, CategoryRef } from '@lawdex/contracts';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { PostRow, SummaryRow } from './post-rows.ts';

const AREAS = new Map<string, CategoryRef>(PRACTICE_AREAS.map(({ name, slug }) => [slug, { name, slug }]));

export const presentSummary = (row: SummaryRow): BlogPostSummary => ({
  ...row,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
});

export const presentPost = (row: PostRow): BlogPost => ({
  ...row,
  ...presentSummary(row),
  practices: row.practices.flatMap((slug) => AREAS.get(slug) ?? []),
  cities: row.cities.map(readCity),
});

export function presentRecord(row: PostRow): BlogPostRecord {
  const { content: _content, viewCount: _views, ...record } = presentPost(row);
  return record;
}

function readCity(place: string): BlogCity {
  const [city = '', state = ''] = place.split(', ');
  return { city, state };
}
