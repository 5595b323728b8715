import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from '../files/temporary-folder.ts';

const made: string[] = [];
// Jest loads this module anew for each file of tests, so these are the folders of one file.
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Makes a temporary folder, which goes with the file of tests that asked for it. */
export function scratchFolder(): string {
  const folder = openFolder('scratch');
  made.push(folder);
  return folder;
}

/** Makes a small tree in such a folder, for guards that must be seen to catch something. */
export function plantTree(files: Record<string, string>): string {
  const folder = scratchFolder();
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
}
