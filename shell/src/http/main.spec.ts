import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const RIGHT = { PUBLIC_ORIGIN: 'https://www.example.org', PORT: '0', UPSTREAMS: '[]', RELEASES_DIR: '/none' };

const WRONG = { PUBLIC_ORIGIN: 'www.example.org', PORT: '99999' };
const ALL_THAT_IS_WRONG =
  /PORT must be .*\n.*PUBLIC_ORIGIN must be .*\n.*UPSTREAMS is required.*\n.*REGISTRY_FILE is required.*\n.*shell\/README\.md, "Environment"/;

it.each<[string, Record<string, string>, words: RegExp]>([
  ['whose settings are wrong', WRONG, ALL_THAT_IS_WRONG],
  ['that finds no releases', { ...RIGHT, REGISTRY_FILE: '/none/registry.json' }, /\/none\/registry\.json/],
])('a shell %s says so in one message, without a stack', (_, env, words) => {
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=source', '--import', 'tsx', MAIN], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(words);
  expect(stderr).not.toContain('    at ');
});
