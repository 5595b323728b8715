import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkModules, ROOT, runCommand, StartError } from '@lawdex/infra/testing';

export interface Copy {
  dir: string;
  remove(): void;
}

const KEPT = join(ROOT, '.cache/lab');
const INSTALL = ['npm', 'ci', '--prefer-offline'];
const INSTALL_SECONDS = 900;

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The files of a commit in a folder of their own, with the packages that are installed here, or with their own where package-lock.json differs: such a copy is kept for next time. */
export async function copyOf(ref: string): Promise<Copy> {
  if (git('diff', '--name-only', ref, '--', 'package-lock.json') === '') {
    const dir = mkdtempSync(join(tmpdir(), 'lawdex-before-'));
    const remove = () => rmSync(dir, { recursive: true, force: true });
    try {
      unpack(ref, dir);
      linkModules(dir);
    } catch (error) {
      remove();
      throw error;
    }
    return { dir, remove };
  }
  const dir = join(KEPT, git('rev-parse', `${ref}^{commit}`));
  const installed = join(dir, '.installed');
  if (!existsSync(installed)) {
    rmSync(KEPT, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
    unpack(ref, dir);
    const { ok, output } = await runCommand({ command: INSTALL, cwd: dir, limitSeconds: INSTALL_SECONDS });
    if (!ok) throw new StartError(`The packages of ${ref} cannot be installed:\n${output}`);
    writeFileSync(installed, '');
  }
  return { dir, remove: () => undefined };
}

const unpack = (ref: string, dir: string) =>
  execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', ref, dir], { cwd: ROOT });
