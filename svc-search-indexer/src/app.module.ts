import { databaseModule, RetentionModule, listedSitemap, SitemapModule } from '@lawdex/svc-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { AdminModule } from './admin/admin.module.ts';
import type { AdminSettings } from './admin/access/admins.ts';
import { CountsModule } from './counts/counts.controller.ts';
import { databaseOptions } from './database-options.ts';
import { EnginesModule, type MeilisearchSettings } from './engines/engines.module.ts';
import { IndexingModule } from './indexing/indexing.module.ts';
import { LandingPages } from './landing/landing-pages.service.ts';
import { LandingModule } from './landing/landing.module.ts';
import { MapModule } from './map/map.controller.ts';
import { PopularModule } from './popular/popular.controller.ts';
import { RebuildModule } from './rebuild/nightly-repair.service.ts';
import { SearchModule } from './search/search.controller.ts';
import { SuggestModule } from './suggest/suggest.controller.ts';

const landingSitemap = () =>
  SitemapModule.forRoot({
    inject: [LandingPages],
    useFactory: (pages: LandingPages) => ({ landing: listedSitemap(() => pages.worthy()) }),
  });

export interface SearchSettings {
  databaseUrl: string;
  searchesKeptDays: number;
  demoData?: boolean;
  /** Where the site is; unset, landing pages name their addresses by path. */
  publicOrigin?: string | undefined;
  /** Unset: PostgreSQL alone. */
  meilisearch?: MeilisearchSettings | undefined;
  /** Unset: no admin is let in. */
  admin?: AdminSettings | undefined;
}

/** For whoever asks a year later who did what. */
const AUDIT_KEPT_DAYS = 400;

@Module({})
export class AppModule {
  static forRoot({
    databaseUrl,
    searchesKeptDays,
    demoData = false,
    publicOrigin,
    meilisearch,
    admin,
  }: SearchSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(databaseOptions(databaseUrl)),
        EnginesModule.forRoot(meilisearch ?? null),
        IndexingModule,
        RebuildModule,
        SearchModule,
        CountsModule,
        MapModule,
        SuggestModule,
        LandingModule.forRoot({ origin: publicOrigin ?? null, demoData }),
        landingSitemap(),
        PopularModule.forRoot({ demoData }),
        RetentionModule.forRoot([
          { table: 'search_logs', column: 'created_at', days: searchesKeptDays },
          { table: 'admin_audit', column: 'at', days: AUDIT_KEPT_DAYS },
        ]),
        AdminModule.forRoot(admin ?? null),
      ],
    };
  }
}
