import { Module, type DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { LOGGER, type Logger } from '@lawdex/svc-kit';
import { Transactions } from '../database/transactions.ts';
import { AnsweredBy, NotedEngine } from './answered-by.ts';
import { LexemeShares } from './postgres/rows/lexeme-shares.ts';
import { LiveRows } from './postgres/rows/live-rows.ts';
import { PostgresEngine } from './postgres/postgres-engine.ts';
import { PostgresIndex } from './postgres/rows/postgres-index.ts';
import type { IndexLifecycle } from './index-lifecycle.ts';
import { LandingIndex } from './postgres/landing/landing-index.ts';
import { LOG_FOLLOWERS, SEARCH_ENGINE, SEARCH_INDEXES, type SearchEngine, type SearchIndex } from './search-engine.ts';

export interface MeilisearchSettings {
  url: string;
  key: string | undefined;
}

const SERVER = Symbol('Meilisearch');
type Server = { engine: SearchEngine; index: SearchIndex } | null;

/** PostgreSQL alone, or Meilisearch in front of it. Nothing of Meilisearch is loaded where it is not used. */
@Module({})
export class EnginesModule {
  static forRoot(meilisearch: MeilisearchSettings | null): DynamicModule {
    return {
      module: EnginesModule,
      global: true,
      providers: [
        Transactions,
        LiveRows,
        PostgresIndex,
        LexemeShares,
        PostgresEngine,
        AnsweredBy,
        { provide: APP_INTERCEPTOR, useExisting: AnsweredBy },
        LandingIndex,
        { provide: SERVER, useFactory: () => serverOf(meilisearch) },
        {
          provide: SEARCH_INDEXES,
          inject: [PostgresIndex, SERVER],
          useFactory: (index: SearchIndex, server: Server) => [index, ...(server ? [server.index] : [])],
        },
        {
          provide: LOG_FOLLOWERS,
          inject: [SEARCH_INDEXES, LandingIndex],
          useFactory: (indexes: IndexLifecycle[], landing: IndexLifecycle) => [...indexes, landing],
        },
        { provide: SEARCH_ENGINE, inject: [PostgresEngine, SERVER, AnsweredBy, LOGGER], useFactory: engineInUse },
      ],
      exports: [AnsweredBy, Transactions, LOG_FOLLOWERS, SEARCH_ENGINE, SEARCH_INDEXES],
    };
  }
}

async function serverOf(settings: MeilisearchSettings | null): Promise<Server> {
  if (!settings) return null;
  const { connectMeilisearch } = await import('./meilisearch/connect.ts');
  return connectMeilisearch(settings);
}

async function engineInUse(postgres: SearchEngine, server: Server, answeredBy: AnsweredBy, logger: Logger) {
  const fallback = new NotedEngine(postgres, answeredBy);
  if (!server) return fallback;
  const { FailoverEngine } = await import('./failover-engine.ts');
  return new FailoverEngine(new NotedEngine(server.engine, answeredBy), fallback, logger);
}
