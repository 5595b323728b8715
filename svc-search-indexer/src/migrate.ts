import { migrateAndExit } from '@lawdex/svc-kit';
import { migrations } from './migrations/index.ts';

migrateAndExit({ service: 'svc-search-indexer', migrations });
