import {
  BLOG_PATH,
  blogAuthorPath,
  blogCategoryPath,
  blogPostPath,
  blogTagPath,
  isTagWorthFinding,
} from '@lawdex/contracts';
import type { SitemapEntry } from '@lawdex/contracts';
import { CLOCK, inLongTransaction, listedSitemap, SitemapModule, type Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { LISTED_PAGES } from './sitemap.sql.ts';

interface ListedPage {
  kind: 'post' | 'list' | 'author' | 'category' | 'tag';
  slug: string;
  posts: number;
  changed: Date;
}

const PATHS: Record<ListedPage['kind'], (slug: string) => string> = {
  post: blogPostPath,
  list: () => BLOG_PATH,
  author: blogAuthorPath,
  category: blogCategoryPath,
  tag: blogTagPath,
};

/** Lists the pages of mf-blog that show rows of this service. It reads them each time, so that a scheduled post is listed as soon as it appears. */
export const blogSitemap = () =>
  SitemapModule.forRoot({
    inject: [DataSource, CLOCK],
    useFactory: (db: DataSource, clock: Clock) => ({
      posts: listedSitemap(async () => {
        const pages = await inLongTransaction(db, (tx) => tx.query<ListedPage[]>(LISTED_PAGES, [clock()]));
        return pages
          .filter(({ kind, posts }) => kind !== 'tag' || isTagWorthFinding(posts))
          .map(({ kind, slug, changed }): SitemapEntry => ({
            path: PATHS[kind](slug),
            lastModified: changed.toISOString(),
          }))
          .sort((a, b) => (a.path < b.path ? -1 : 1));
      }),
    }),
  });
