import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files/paths.ts';
import { listWorkspaces } from '../build/workspaces.ts';

/** Gives another copy of the repository what npm has installed here: packages of others as links, our own from the copy. */
export function linkModules(to: string): void {
  const workspaces = listWorkspaces(to);
  for (const dir of ['.', ...workspaces.map((workspace) => workspace.dir)]) linkFolder(join(ROOT, dir), join(to, dir));
  mkdirSync(join(to, 'node_modules/@lawdex'), { recursive: true });
  for (const { dir, name } of workspaces) symlinkSync(join(to, dir), join(to, 'node_modules', name));
}

function linkFolder(from: string, to: string): void {
  const [source, target] = [join(from, 'node_modules'), join(to, 'node_modules')];
  if (!existsSync(source)) return;
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source).filter((entry) => entry !== '@lawdex')) {
    symlinkSync(join(source, name), join(target, name));
  }
}
