import { join, resolve } from 'node:path';
import { BUILT } from '../build/build-all.ts';
import { ROOT } from '../start/paths.ts';
import { explain } from '../start/run.ts';
import { packPrograms } from './pack.ts';
import { packTools } from './tools.ts';

// npm run pack -- <folder>: what the images of infra/docker/Dockerfile are made of. Needs npm run build.
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run pack -- <folder>');
  process.exit(2);
}
try {
  const out = resolve(folder);
  const programs = packPrograms(out, { root: ROOT, ...BUILT });
  await packTools(out, ROOT);
  console.log([...programs, 'tools'].map((name) => join(out, name)).join('\n'));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
