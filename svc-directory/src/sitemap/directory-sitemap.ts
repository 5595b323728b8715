import { businessPath, categoryPath, cityPath, slugify, stateCitiesPath } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import { groupedSitemap, keysetSitemap, SitemapModule } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { LISTED_BUSINESSES, LISTED_CATEGORIES, LISTED_CITIES, LISTED_STATES } from './sitemap.sql.ts';

/** The pages of mf-directory that are about rows of this service. */
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
      states: groupedSitemap<{ state: string }>(db, {
        rows: LISTED_STATES,
        pathOf: ({ state }) => stateCitiesPath(slugify(stateName(state) ?? state)),
      }),
      cities: groupedSitemap<{ city: string; state: string }>(db, {
        rows: LISTED_CITIES,
        pathOf: ({ city, state }) => cityPath(city, state),
      }),
    }),
  });
