import { Module } from '@nestjs/common';
import type { DynamicModule, FactoryProvider, ModuleMetadata } from '@nestjs/common';
import { SitemapController } from './sitemap.controller.ts';
import { SITEMAP_SOURCES } from './sitemap-source.ts';
import type { SitemapSources } from './sitemap-source.ts';

export interface SitemapOptions {
  /** Modules that export what `sources` is given. */
  imports?: ModuleMetadata['imports'];
  inject?: FactoryProvider['inject'];
  useFactory: FactoryProvider<SitemapSources>['useFactory'];
}

/** Adds entries to the sitemap of the site: `/sitemaps/{name}` for each name that the service's svc.json lists. */
@Module({})
export class SitemapModule {
  static forRoot({ imports = [], inject = [], useFactory }: SitemapOptions): DynamicModule {
    return {
      module: SitemapModule,
      imports,
      controllers: [SitemapController],
      providers: [{ provide: SITEMAP_SOURCES, inject, useFactory }],
    };
  }
}
