import { Module, type DynamicModule } from '@nestjs/common';
import { RetentionModule } from '@lawdex/svc-kit';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CountsModule } from './counts/counts.module.ts';
import { databaseOptions } from './database/database-options.ts';
import { EnginesModule, type MeilisearchSettings } from './engines/engines.module.ts';
import { IndexingModule } from './indexing/indexing.module.ts';
import { PopularModule } from './popular/popular.module.ts';
import { SearchModule } from './search/search.module.ts';
import { SuggestModule } from './suggest/suggest.module.ts';

export interface SearchSettings {
  databaseUrl: string;
  searchesKeptDays: number;
  /** Whether made-up popular searches are shown. */
  demoData?: boolean;
  /** Unset: PostgreSQL alone. */
  meilisearch?: MeilisearchSettings | undefined;
}

@Module({})
export class AppModule {
  static forRoot({ databaseUrl, searchesKeptDays, demoData = false, meilisearch }: SearchSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        TypeOrmModule.forRoot(databaseOptions(databaseUrl)),
        EnginesModule.forRoot(meilisearch ?? null),
        IndexingModule,
        SearchModule,
        CountsModule,
        SuggestModule,
        PopularModule.forRoot({ demoData }),
        RetentionModule.forRoot([{ table: 'search_logs', column: 'created_at', days: searchesKeptDays }]),
      ],
    };
  }
}
