import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { checkedOutFiles } from '../build/checked-out-files.ts';
import { linkModules } from '../build/link-modules.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { ROOT } from '../files/paths.ts';

/** Copies earlier builds along, so that only what is new has to be built there. */
const BUILT = ['releases', ...listWorkspaces().map(({ dir }) => `${dir}/dist`)];

/** Makes a folder a copy of this checkout that may be changed: its files by git, packages of npm by links, our own as its own. */
export function copyCheckout(dir: string): void {
  for (const file of [...checkedOutFiles(ROOT), ...BUILT]) {
    if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(dir, file), { recursive: true });
  }
  linkModules(dir);
}

/** The code blocks of a document that name their file: "```ts svc-blog/src/main.ts". */
export function filesOfRecipe(markdown: string, heading: string): Record<string, string> {
  const [, after = ''] = markdown.split(`\n## ${heading}\n`);
  const [section = ''] = after.split(/^## /m);
  const blocks = section.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, file = '', content = '']) => [file, content]));
}
