import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { FileProblem } from './reading/inspect-file.ts';

/** Opens the file of a report before anything is imported. Throws a `FileProblem` where nothing can be written. */
export async function openReport(path: string): Promise<WriteStream> {
  const file = createWriteStream(path);
  try {
    await once(file, 'open');
    return file;
  } catch {
    throw new FileProblem(`The report cannot be written to ${path}: is there such a folder?`);
  }
}
