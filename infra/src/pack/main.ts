import { join, resolve } from 'node:path';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { ROOT } from '../files/paths.ts';
import { runProgram } from '../commands/program.ts';
import { packPrograms } from './pack.ts';
import { listServices } from '../services/list-services.ts';

/** Programs for operators and for builds of images, each one file that needs Node.js and nothing else. */
const TOOLS = ['databases', 'publish-releases', 'backup'];

async function packTools(out: string): Promise<void> {
  const folder = join(out, 'tools');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: TOOLS.map((name) => join(ROOT, 'infra/src/containers', `${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: ['pg-native'],
    // pg is CommonJS and asks for Node's own modules with require.
    banner: { js: `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);` },
    logLevel: 'warning',
  });
  writeFileSync(join(folder, 'services.json'), `${JSON.stringify(listServices(), null, 2)}\n`);
}

// npm run pack -- <folder>: what the images of infra/docker/Dockerfile are made of. Needs npm run build.
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run pack -- <folder>');
  process.exit(2);
}
await runProgram(async () => {
  const out = resolve(folder);
  const programs = packPrograms(out);
  await packTools(out);
  console.log([...programs, 'tools'].map((name) => join(out, name)).join('\n'));
});
