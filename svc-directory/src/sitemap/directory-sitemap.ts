import { businessPath, categoryPath, cityPath } from '@lawdex/contracts';
import { groupedSitemap, keysetSitemap, SitemapModule } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { LISTED_BUSINESSES, LISTED_CATEGORIES, LISTED_CITIES } from './sitemap.sql.ts';

/** Lists the pages of mf-directory that show rows of this service. */
export const directorySitemap = () =>
  SitemapModule.forRoot({
    inject: [DataSource],
    useFactory: (db: DataSource) => ({
      businesses: keysetSitemap(db, {
        name: 'businesses',
        rows: LISTED_BUSINESSES,
        pathOf: (slug) => businessPath(slug),
      }),
      categories: groupedSitemap<{ slug: string }>(db, {
        rows: LISTED_CATEGORIES,
        pathOf: ({ slug }) => categoryPath(slug),
      }),
      cities: groupedSitemap<{ city: string; state: string }>(db, {
        rows: LISTED_CITIES,
        pathOf: ({ city, state }) => cityPath(city, state),
      }),
    }),
  });
