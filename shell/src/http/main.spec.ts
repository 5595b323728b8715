import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['--conditions=source', '--import', 'tsx', MAIN], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });

it('a shell whose settings are wrong says so in one message, without a stack', () => {
  const { status, stderr } = start({ PUBLIC_ORIGIN: 'www.example.org', PORT: '99999' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^PORT must be a whole number|^The environment is not usable:\n/);
  expect(stderr).toContain('PUBLIC_ORIGIN must be');
  expect(stderr).not.toContain('    at ');
});

it('a shell that finds no releases says so in one message, without a stack', () => {
  const env = { PUBLIC_ORIGIN: 'https://www.example.org', PORT: '0', UPSTREAMS: '[]', RELEASES_DIR: '/none' };
  const { status, stderr } = start({ ...env, REGISTRY_FILE: '/none/registry.json' });
  expect(status).toBe(1);
  expect(stderr).toContain('/none/registry.json');
  expect(stderr).not.toContain('    at ');
});
