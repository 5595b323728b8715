/** What a command needs that runs for moments and answers no requests: it starts without the web framework. */
export { databaseUrl } from '@lawdex/contracts';
export { readConfig } from './config/config.ts';
export { command, complain, readArguments, runCommand, say, wrong, type ReadCommand } from './command-line.ts';
export { columnsOf, copyOf, selectList } from './database/columns/columns.ts';
export { inTransaction, withClient } from './database/with-client.ts';
export { IN_BULK } from './outbox/outbox-schema.ts';
