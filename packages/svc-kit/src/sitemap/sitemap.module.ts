import type { SitemapEntry, SitemapPart } from '@lawdex/contracts';
import { Module, Controller, Get, Inject, Param, Query } from '@nestjs/common';
import type { DynamicModule, FactoryProvider, ModuleMetadata } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '../errors/domain-error.core.ts';
import { Text } from '../http/text.decorator.ts';
import type { SitemapSource } from './sitemap-source.ts';

/** Sources by the names in the service's svc.json. */
type SitemapSources = Readonly<Record<string, SitemapSource>>;

const SITEMAP_SOURCES = Symbol('SITEMAP_SOURCES');

/** Longer than the path of any page. */
const KEY_MAX = 300;

class SitemapEntriesQuery {
  /** The key of the first entry. */
  @Text({ min: 1, max: KEY_MAX })
  from: string;

  /** The key of the part after this one. */
  @Text({ max: KEY_MAX, isOptional: true })
  before?: string;
}

/** Serves the shell, which makes files of it. No browser gets here through the gateway, since no service claims this path. */
@ApiExcludeController()
@Controller('sitemaps')
class SitemapController {
  constructor(@Inject(SITEMAP_SOURCES) private readonly sources: SitemapSources) {}

  @Get(':name')
  list(@Param('name') name: string): Promise<SitemapPart[]> {
    return this.source(name).parts();
  }

  @Get(':name/entries')
  entries(@Param('name') name: string, @Query() { from, before }: SitemapEntriesQuery): Promise<SitemapEntry[]> {
    return this.source(name).entries(from, before ?? null);
  }

  private source(name: string): SitemapSource {
    const source = Object.hasOwn(this.sources, name) ? this.sources[name] : undefined;
    if (!source) throw new DomainError('sitemap_not_found', 404, 'There is no such sitemap.');
    return source;
  }
}

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
