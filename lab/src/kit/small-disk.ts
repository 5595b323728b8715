import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(1024 * 1024);

/** A folder of its own size, so that it can be filled without filling the machine's disk. Mounting needs root, and Linux. */
export class SmallDisk {
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Null where it cannot be had. */
  static mount(folder: string, megabytes: number): SmallDisk | null {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'lawdex-drill', folder], {
        stdio: 'pipe',
      });
    } catch {
      // A container's root may not mount.
      return null;
    }
    chmodSync(folder, 0o755);
    return new SmallDisk(folder);
  }

  /** Writes until nothing more goes in, in ever smaller pieces. */
  fill(): void {
    const file = openSync(this.filler, 'a');
    try {
      for (let size = CHUNK.length; size >= 1;) {
        try {
          writeSync(file, CHUNK, 0, size);
        } catch {
          size = Math.floor(size / 4);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.filler, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.folder], { stdio: 'pipe' });
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}
