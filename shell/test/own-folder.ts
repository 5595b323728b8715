import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Names files in a folder that each test has for itself. */
export function ownFolder(): (...parts: string[]) => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lawdex-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (...parts) => path.join(folder, ...parts);
}
