import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];
// Jest loads this module anew for each file of tests, so these are the folders of one file.
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Makes a temporary folder, which goes with the file of tests that asked for it. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lawdex-scratch-'));
  made.push(folder);
  // As root, PostgreSQL runs under another account, which has to get in.
  chmodSync(folder, 0o755);
  return folder;
}

/** Makes a small tree in such a folder, for guards that must be seen to catch something. */
export function plantTree(files: Record<string, string>): string {
  const folder = scratchFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}
