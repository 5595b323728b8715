import type { BlogEvent } from '@lawdex/contracts';
import { databaseModule, OutboxModule } from '@lawdex/svc-kit';
import type { OutboxSettings, EventReaders, EventSource } from '@lawdex/svc-kit';
import { Module, Injectable, type DynamicModule } from '@nestjs/common';
import { ArchivesModule } from './archives/archives.controller.ts';
import { SCHEMA } from './database.ts';
import { BlogImagesModule } from './images/blog-images.controller.ts';
import { OldAddressesModule } from './old-addresses/old-addresses.controller.ts';
import { Post } from './posts/post.entity.ts';
import { PostsModule } from './posts/posts.controller.ts';
import { PostsService } from './posts/posts.service.ts';
import { PreviewModule } from './preview/previews.ts';
import { RssModule } from './rss/rss.controller.ts';
import { ShareImagesModule } from './share-images/share-images.controller.ts';
import { blogSitemap } from './sitemap/blog-sitemap.ts';

@Injectable()
class BlogEvents implements EventSource<BlogEvent> {
  readonly read: EventReaders<BlogEvent>;
  readonly republish = { 'post.changed': Post };

  constructor(posts: PostsService) {
    this.read = { 'post.changed': (ids) => posts.current(ids), 'post.deleted': null };
  }
}

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
        databaseModule({ ...SCHEMA, url: settings.databaseUrl, replicaUrl }),
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
