import { migrateAndExit } from '@lawdex/svc-kit';
import { SCHEMA } from './database.ts';

migrateAndExit(SCHEMA);
