import { listedSitemap, SitemapModule } from '@lawdex/svc-kit';
import { LandingPages } from './landing-pages.service.ts';

/** Landing pages that are worth it. */
export const landingSitemap = () =>
  SitemapModule.forRoot({
    inject: [LandingPages],
    useFactory: (pages: LandingPages) => ({ landing: listedSitemap(() => pages.worthy()) }),
  });
