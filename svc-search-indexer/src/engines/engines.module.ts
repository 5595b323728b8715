import { Module } from '@nestjs/common';
import { Transactions } from '../database/transactions.ts';
import { PostgresEngine } from './postgres/postgres-engine.ts';
import { PostgresIndex } from './postgres/postgres-index.ts';
import { SEARCH_ENGINE } from './search-engine.ts';

@Module({
  providers: [Transactions, PostgresIndex, PostgresEngine, { provide: SEARCH_ENGINE, useExisting: PostgresEngine }],
  exports: [Transactions, PostgresIndex, SEARCH_ENGINE],
})
export class EnginesModule {}
