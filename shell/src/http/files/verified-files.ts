import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Enough for all client files of a dozen releases. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface ListedFile {
  /** Absolute path. */
  file: string;
  /** `sha384-<base64>` */
  integrity: string;
}

/** Files that matched their hashes when they were read, kept in memory. A damaged one is logged once, and read again. */
export class VerifiedFiles {
  private readonly damaged = new Set<string>();
  /** By hash, so that releases share unchanged files. */
  private readonly contents = new LRUCache<string, Buffer, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (content) => Math.max(1, content.length),
    fetchMethod: (integrity, _old, { context: file }) => this.readWhole(file, integrity),
  });

  constructor(private readonly alarm: (message: string) => void) {}

  /** Null for a file that is damaged or gone. */
  async read({ file, integrity }: ListedFile): Promise<Buffer | null> {
    return (await this.contents.fetch(integrity, { context: file })) ?? null;
  }

  private async readWhole(file: string, integrity: string): Promise<Buffer | undefined> {
    const content = await readFile(file).catch((error: unknown) => String(error));
    const problem = typeof content === 'string' ? content : problemOf(content, integrity);
    if (problem === null && typeof content !== 'string') {
      this.damaged.delete(file);
      return content;
    }
    if (!this.damaged.has(file)) this.alarm(`${file} is not served: ${problem}`);
    this.damaged.add(file);
    return undefined;
  }
}

const problemOf = (content: Buffer, integrity: string): string | null =>
  `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity
    ? null
    : 'it is not what its hash says';
