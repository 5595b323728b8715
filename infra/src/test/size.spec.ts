import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { ROOT } from '../start/paths.ts';
import { plantTree } from './planted-tree.ts';

const KB = 1024;
/** Random text does not get smaller than three quarters by gzip. */
const code = (bytes: number) => `"${randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')}"`;

const release = (module: string) =>
  JSON.stringify({
    clientEntry: 'entry.js',
    modules: { [module]: { js: ['page.js'], css: ['page.css'] } },
    files: { 'client/entry.js': '', 'client/page.js': '', 'client/page.css': '' },
  });

const live = (name: string) => [{ url: `${name}/1`, deployment: { traffic: 100, default: true } }];

/** Runs the repository's budget over planted releases whose shell has so many bytes. */
function checkBudget(shellBytes: number) {
  const registry = { microFrontends: { 'lawdex/shell': live('shell'), 'lawdex/mf-directory': live('mf-directory') } };
  const tree = plantTree({
    'registry.json': JSON.stringify(registry),
    'shell/1/release.json': release('main'),
    'shell/1/client/page.js': code(shellBytes),
    'mf-directory/1/release.json': release('./home'),
    'mf-directory/1/client/entry.js': code(8 * KB),
    'mf-directory/1/client/page.js': code(10 * KB),
    'mf-directory/1/client/page.css': code(500 * KB),
  });
  try {
    return spawnSync(process.execPath, [path.join(ROOT, 'node_modules/size-limit/bin.js'), '--json'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        REGISTRY_FILE: path.join(tree.dir, 'registry.json'),
        RELEASES_DIR: tree.dir,
      },
    });
  } finally {
    tree.remove();
  }
}

const verdicts = (stdout: string) => (JSON.parse(stdout) as { passed: boolean }[]).map(({ passed }) => passed);

describe('the size budget (.size-limit.mjs)', () => {
  it('fails when shell, entry and a page together are over it', () => {
    const { status, stdout } = checkBudget(200 * KB);
    expect(status).not.toBe(0);
    expect(verdicts(stdout)).toEqual([false, false, false]);
  });

  it('passes when they are within it, stylesheets left aside', () => {
    const { status, stdout } = checkBudget(90 * KB);
    expect(verdicts(stdout)).toEqual([true, true, true]);
    expect(status).toBe(0);
  });
});
