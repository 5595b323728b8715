import { writeFileSync } from 'node:fs';
import { zipCodeTable } from './zip-code-table.ts';

writeFileSync(new URL('../data/places/zip-codes.tsv', import.meta.url), zipCodeTable());
