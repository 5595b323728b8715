import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listServices } from '../services/list-services.ts';
import { databaseOf } from '../services/names.core.ts';
import { ROOT } from '../files/paths.ts';
import { plantTree } from '../testing/scratch-folder.ts';

/** The guards may name services, because they plant faults to be caught. */
const MAY_NAME_SERVICES = /^guards\//;

/** Files below a folder that name a service, or a service's database. */
function filesThatName(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs)$/.test(file) && !MAY_NAME_SERVICES.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return words.some((word) => text.includes(word));
    });
}

describe('infra', () => {
  const words = listServices().flatMap((service) => [service.name, databaseOf(service)]);

  it('names no service: whatever it knows of them stands in their svc.json', () => {
    expect(words.length).toBeGreaterThan(0);
    expect(filesThatName(path.join(ROOT, 'infra/src'), words)).toEqual([]);
  });

  it('is caught when it does', () => {
    const [name = '', database = ''] = words;
    const planted = plantTree({
      'start/planted.ts': `export const first = '${name}';`,
      'start/database.ts': `export const url = 'postgres://h/${database}';`,
      'guards/main.ts': `kill('${name}');`,
    });
    expect(filesThatName(planted, words).sort()).toEqual(['start/database.ts', 'start/planted.ts']);
  });
});
