import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkedOutFiles } from '../build/checked-out-files.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { ROOT } from '../start/paths.ts';

export interface ScratchCheckout {
  dir: string;
  remove(): void;
}

/** What is built once takes along to the copy, so that only what is new has to be built there. */
const BUILT = ['releases', ...listWorkspaces().map(({ dir }) => `${dir}/dist`)];

/** A copy of this checkout that may be changed: its files by git, packages of npm by links, our own as its own. */
export function copyCheckout(): ScratchCheckout {
  const dir = mkdtempSync(path.join(tmpdir(), 'lawdex-scratch-'));
  for (const file of [...checkedOutFiles(ROOT), ...BUILT]) {
    if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(dir, file), { recursive: true });
  }
  linkModules(ROOT, dir);
  for (const workspace of listWorkspaces()) linkModules(path.join(ROOT, workspace.dir), path.join(dir, workspace.dir));
  mkdirSync(path.join(dir, 'node_modules/@lawdex'), { recursive: true });
  for (const { dir: folder, name } of listWorkspaces())
    symlinkSync(path.join(dir, folder), path.join(dir, 'node_modules', name));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

function linkModules(from: string, to: string): void {
  const [source, target] = [path.join(from, 'node_modules'), path.join(to, 'node_modules')];
  if (!existsSync(source)) return;
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source).filter((entry) => entry !== '@lawdex')) {
    symlinkSync(path.join(source, name), path.join(target, name));
  }
}

/** The code blocks of a document that name their file: "```ts svc-blog/src/main.ts". */
export function filesOfRecipe(markdown: string, heading: string): Record<string, string> {
  const [, after = ''] = markdown.split(`\n## ${heading}\n`);
  const [section = ''] = after.split(/^## /m);
  const blocks = section.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, file = '', content = '']) => [file, content]));
}

export function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
}
