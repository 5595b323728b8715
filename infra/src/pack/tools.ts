import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { listServices } from '../services/list-services.ts';

/** Programs for operators and for builds of images, each one file that needs Node.js and nothing else. */
const TOOLS = ['databases', 'publish-releases', 'backup'];

export async function packTools(out: string, root: string): Promise<void> {
  const folder = join(out, 'tools');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: TOOLS.map((name) => join(root, 'infra/src/containers', `${name}.ts`)),
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
  writeFileSync(join(folder, 'services.json'), `${JSON.stringify(listServices(root), null, 2)}\n`);
}
