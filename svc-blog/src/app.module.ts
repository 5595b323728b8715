import { databaseModule, OutboxModule } from '@lawdex/svc-kit';
import type { OutboxSettings } from '@lawdex/svc-kit';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ArchivesModule } from './archives/archives.module.ts';
import { SCHEMA } from './database.ts';
import { BlogImagesModule } from './images/blog-images.module.ts';
import { OldAddressesModule } from './old-addresses/old-addresses.module.ts';
import { BlogEvents } from './outbox/blog-events.ts';
import { PostsModule } from './posts/posts.module.ts';
import { RssModule } from './rss/rss.module.ts';
import { PreviewModule } from './preview/preview.module.ts';
import { ShareImagesModule } from './share-images/share-images.module.ts';
import { blogSitemap } from './sitemap/blog-sitemap.ts';

export interface BlogSettings extends OutboxSettings {
  /** A replica that answers lists which may be some moments old. */
  replicaUrl?: string | undefined;
  /** Scheme and host of the site, for links in the feed. */
  publicOrigin: string;
}

@Module({})
export class AppModule {
  static forRoot({ publicOrigin, replicaUrl, ...settings }: BlogSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule({
          url: settings.databaseUrl,
          replicaUrl,
          service: SCHEMA.service,
          migrations: SCHEMA.migrations,
        }),
        PostsModule,
        ArchivesModule,
        OldAddressesModule,
        BlogImagesModule,
        ShareImagesModule,
        PreviewModule.forRoot(settings.internalToken),
        RssModule.forRoot(publicOrigin),
        blogSitemap(),
        OutboxModule.forRoot({ ...settings, source: BlogEvents, imports: [PostsModule] }),
      ],
    };
  }
}
