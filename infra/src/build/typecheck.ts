import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/paths.ts';
import { forEachFolder } from './for-each-folder.ts';
import { listWorkspaces } from './workspaces.ts';

/** By its path, because `.bin/tsc` may be the one of TypeScript 6, whose API other tools need. */
const TSC = 'node_modules/typescript-7/bin/tsc';

const dirs = listWorkspaces().map(({ dir }) => dir);
const forgotten = dirs.filter((dir) => !existsSync(join(ROOT, dir, 'tsconfig.json')));
for (const dir of forgotten) console.log(`FAILED ${dir} has no tsconfig.json, so nothing would check it.`);
const isSound = await forEachFolder(
  dirs.filter((dir) => !forgotten.includes(dir)),
  (dir) => [TSC, '-p', dir, '--noEmit', '--pretty', 'false'],
);
if (forgotten.length > 0 || !isSound) process.exitCode = 1;
