import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkModules, ROOT } from '@lawdex/infra/testing';

export interface Copy {
  dir: string;
  remove(): void;
}

/** The files of a commit in a folder of their own, with the packages of npm that are installed here. */
export function copyOf(ref: string): Copy {
  const dir = mkdtempSync(join(tmpdir(), 'lawdex-before-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  try {
    execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', ref, dir], { cwd: ROOT });
    linkModules(dir);
    return { dir, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
