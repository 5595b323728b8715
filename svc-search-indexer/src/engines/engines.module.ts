import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { LOGGER, type Logger } from '@lawdex/svc-kit';
import { Transactions } from '../database/transactions.ts';
import { PostgresEngine } from './postgres/postgres-engine.ts';
import { PostgresIndex } from './postgres/postgres-index.ts';
import { SEARCH_ENGINE, SEARCH_INDEXES, type IndexLifecycle, type SearchEngine } from './search-engine.ts';

export interface MeilisearchSettings {
  url: string;
  key: string | undefined;
}

const SERVER = Symbol('Meilisearch');
type Server = { engine: SearchEngine; index: IndexLifecycle } | null;

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
      useFactory: (other: Server, index: PostgresIndex): IndexLifecycle[] => [index, ...(other ? [other.index] : [])],
    };
    const engine: Provider = {
      provide: SEARCH_ENGINE,
      inject: [SERVER, PostgresEngine, LOGGER],
      useFactory: async (other: Server, postgres: PostgresEngine, logger: Logger): Promise<SearchEngine> => {
        if (!other) return postgres;
        const { FailoverEngine } = await import('./failover/failover-engine.ts');
        return new FailoverEngine(other.engine, postgres, logger);
      },
    };
    return {
      module: EnginesModule,
      global: true,
      providers: [Transactions, PostgresIndex, PostgresEngine, server, indexes, engine],
      exports: [Transactions, SEARCH_ENGINE, SEARCH_INDEXES],
    };
  }
}
