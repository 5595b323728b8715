import { createWriteStream, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inFolder } from '../files/temporary-folder.ts';

/** Calls `use` with a file that holds what comes, because a backup may be read twice. It is gone afterwards. */
export const withFileOf = (from: Readable, use: (file: string) => Promise<void>): Promise<void> =>
  inFolder('given', async (folder) => {
    const file = join(folder, 'standard-input');
    await pipeline(from, createWriteStream(file, { mode: 0o600 }));
    if (statSync(file).size === 0) throw new Error('Standard input is empty: restore < FILE, or restore FILE.');
    await use(file);
  });
