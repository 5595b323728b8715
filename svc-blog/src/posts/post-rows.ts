import type { BlogPost, BlogPostSummary } from '@lawdex/contracts';

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
