import { Module, type DynamicModule, type Provider } from '@nestjs/common';
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
    const server: Provider = {
      provide: SERVER,
      useFactory: async (): Promise<Server> => {
        if (!meilisearch) return null;
        const { connectMeilisearch } = await import('./meilisearch/connect.ts');
        return connectMeilisearch(meilisearch);
      },
    };
    const indexes: Provider = {
      provide: SEARCH_INDEXES,
      inject: [SERVER, PostgresIndex],
      useFactory: (other: Server, index: PostgresIndex): SearchIndex[] => [index, ...(other ? [other.index] : [])],
    };
    const followers: Provider = {
      provide: LOG_FOLLOWERS,
      inject: [SEARCH_INDEXES, LandingIndex],
      useFactory: (engines: SearchIndex[], landing: LandingIndex): IndexLifecycle[] => [...engines, landing],
    };
    const engine: Provider = {
      provide: SEARCH_ENGINE,
      inject: [SERVER, PostgresEngine, AnsweredBy, LOGGER],
      useFactory: async (
        other: Server,
        postgres: PostgresEngine,
        answeredBy: AnsweredBy,
        logger: Logger,
      ): Promise<SearchEngine> => {
        const noted = (one: SearchEngine): SearchEngine => new NotedEngine(one, answeredBy);
        if (!other) return noted(postgres);
        const { FailoverEngine } = await import('./failover-engine.ts');
        return new FailoverEngine(noted(other.engine), noted(postgres), logger);
      },
    };
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
        server,
        indexes,
        followers,
        engine,
      ],
      exports: [AnsweredBy, Transactions, LOG_FOLLOWERS, SEARCH_ENGINE, SEARCH_INDEXES],
    };
  }
}
