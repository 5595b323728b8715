import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { ROOT } from '../files/paths.ts';
import { plantTree } from '../testing/scratch-folder.ts';

const KB = 1024;
/** Random text does not get smaller than three quarters by gzip. */
const code = (bytes: number) => `"${randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')}"`;

const ENTRY = { url: '', deployment: { traffic: 100, default: true } };

/** A release with one script and one stylesheet per module; all modules but `main` are screens. */
function plantRelease(name: string, scripts: Record<string, number>): Record<string, string> {
  const fileOf = (module: string) => `${module.slice(2) || 'main'}.js`;
  const names = Object.keys(scripts);
  const modules = names.map((name) => [name === '.' ? 'main' : name, { js: [fileOf(name)], css: ['page.css'] }]);
  const routes = names.filter((module) => module !== '.');
  const release = {
    name,
    clientEntry: 'entry.js',
    routes: routes.map((module) => ({ path: `/${module.slice(2)}`, module })),
    modules: Object.fromEntries(modules),
    files: {},
  };
  return {
    [`${name}/1/release.json`]: JSON.stringify(release),
    [`${name}/1/client/entry.js`]: code(8 * KB),
    [`${name}/1/client/page.css`]: code(500 * KB),
    ...Object.fromEntries(
      Object.entries(scripts).map(([module, bytes]) => [`${name}/1/client/${fileOf(module)}`, code(bytes)]),
    ),
  };
}

/** Runs the repository's budget over planted releases: name -> module -> bytes, the shell's own script being `.`. */
function checkBudget(releases: Record<string, Record<string, number>>) {
  const live = Object.keys(releases).map((name) => [`lawdex/${name}`, [{ ...ENTRY, url: `${name}/1` }]]);
  const dir = plantTree({
    'registry.json': JSON.stringify({ microFrontends: Object.fromEntries(live) }),
    ...Object.fromEntries(
      Object.entries(releases).flatMap(([name, scripts]) => Object.entries(plantRelease(name, scripts))),
    ),
  });
  const run = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/size-limit/bin.js'), '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', REGISTRY_FILE: path.join(dir, 'registry.json'), RELEASES_DIR: dir },
  });
  const verdicts: { name: string; passed: boolean }[] = JSON.parse(run.stdout);
  return { status: run.status, over: verdicts.filter(({ passed }) => !passed).map(({ name }) => name), verdicts };
}

it('the size budget (.size-limit.mjs) looks at every screen of every live release, the shell’s own too, and leaves stylesheets aside', () => {
  const { status, over, verdicts } = checkBudget({
    shell: { '.': 90 * KB, './terms': 110 * KB },
    'mf-directory': { './home': 10 * KB, './city': 10 * KB },
    'mf-new': { './heavy': 110 * KB },
  });
  expect(status).not.toBe(0);
  expect(verdicts).toHaveLength(4);
  expect(over).toEqual([expect.stringContaining('shell ./terms'), expect.stringContaining('mf-new ./heavy')]);
});
