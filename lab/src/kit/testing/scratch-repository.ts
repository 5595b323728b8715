import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A new repository of git, which goes with the file of tests that asked for it. */
export function scratchRepository() {
  const dir = mkdtempSync(join(tmpdir(), 'lawdex-repository-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const git = (words: readonly string[], env = {}): string => {
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@lawdex.test'];
    const options = { cwd: dir, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, ...env } } as const;
    return execFileSync('git', [...who, ...words], options).trim();
  };
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  git(['init', '--quiet']);
  return { dir, git, write };
}
