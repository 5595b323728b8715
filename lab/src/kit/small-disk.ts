import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(1024 * 1024);

/** A folder of its own size, so that it can be filled without filling the machine's disk. Mounting needs root, and Linux. */
export interface SmallDisk {
  /** Writes until nothing more goes in, in ever smaller pieces. */
  fill(): void;
  free(): void;
  unmount(): void;
}

/** Null where it cannot be had: a container's root may not mount either. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  if (process.getuid?.() !== 0) return null;
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'lawdex-drill', folder];
  try {
    execFileSync('mount', options, { stdio: 'pipe' });
  } catch {
    return null;
  }
  chmodSync(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    fill: () => {
      const file = openSync(filler, 'a');
      for (let size = CHUNK.length; size >= 1;) {
        try {
          writeSync(file, CHUNK, 0, size);
        } catch {
          size = Math.floor(size / 4);
        }
      }
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  };
}
