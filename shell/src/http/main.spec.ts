import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

it('a shell whose settings are wrong says so in one message, without a stack', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=source', '--import', 'tsx', MAIN], {
    env: { PATH: process.env['PATH'], PUBLIC_ORIGIN: 'www.example.org', PORT: '99999' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^PORT must be a whole number|^The environment is not usable:\n/);
  expect(stderr).toContain('PUBLIC_ORIGIN must be');
  expect(stderr).not.toContain('    at ');
});
