import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from '../start/errors.ts';

/** Where the Meilisearch of this machine is, if it is not in PATH. */
const MEILI_BINARY = 'MEILI_BINARY';

/** Where a program is on this machine, or null. */
export function binaryOf(name: string): string | null {
  const named = name === 'meilisearch' ? process.env[MEILI_BINARY] : undefined;
  if (named) {
    if (isProgram(named)) return named;
    throw new StartError(`${MEILI_BINARY} is ${named}, which cannot be run.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
