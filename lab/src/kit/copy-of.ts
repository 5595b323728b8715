import { execFileSync, spawnSync } from 'node:child_process';
import { linkModules, ROOT, runCommand, StartError } from '@lawdex/infra/testing';
import { newFolder } from './site.ts';

const INSTALL_SECONDS = 900;

/** The files of a commit in a folder until the experiment is over, with the packages that are installed here, or with their own where package-lock.json differs. */
export async function copyOf(ref: string): Promise<string> {
  const dir = newFolder();
  execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', ref, dir], { cwd: ROOT });
  if (spawnSync('git', ['diff', '--quiet', ref, '--', 'package-lock.json'], { cwd: ROOT }).status === 0)
    linkModules(dir);
  else {
    const install = { command: ['npm', 'ci', '--prefer-offline'], cwd: dir, limitSeconds: INSTALL_SECONDS };
    const { ok, output } = await runCommand(install);
    if (!ok) throw new StartError(`The packages of ${ref} cannot be installed:\n${output}`);
  }
  return dir;
}
