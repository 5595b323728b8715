import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is on this machine, or null. */
export function binaryOf(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}
