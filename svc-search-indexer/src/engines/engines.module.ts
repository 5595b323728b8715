import { Module } from '@nestjs/common';
import { Transactions } from '../database/transactions.ts';
import { PostgresEngine } from './postgres/postgres-engine.ts';
import { SEARCH_ENGINE } from './search-engine.ts';

@Module({
  providers: [Transactions, PostgresEngine, { provide: SEARCH_ENGINE, useExisting: PostgresEngine }],
  exports: [Transactions, SEARCH_ENGINE],
})
export class EnginesModule {}
