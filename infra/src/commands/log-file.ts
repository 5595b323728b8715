import { appendFileSync, closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rotateLog } from '../processes/rotate-log.mjs';

/** Addresses of visitors who were refused stand in logs: nobody but owner and group of the folder reads them. */
const MODE = 0o640;
const TAIL_BYTES = 20_000;
const TAIL_LINES = 25;

/** A log in DATA_DIR/logs; `tail` is the end of what was written to it since it was opened here. */
export class LogFile {
  readonly path: string;
  private begin = 0;

  constructor(folder: string, name: string) {
    this.path = join(folder, `${name}.log`);
  }

  /** A descriptor for a child to write to; the caller closes it after spawning. */
  open(): number {
    rotateLog(this.path);
    this.begin = this.size();
    return openSync(this.path, 'a', MODE);
  }

  append(text: string): void {
    const file = this.open();
    appendFileSync(file, text);
    closeSync(file);
  }

  tail(): string {
    const size = this.size();
    // Smaller than at its opening: it has been set aside since.
    const begin = size < this.begin ? 0 : this.begin;
    const length = Math.min(size - begin, TAIL_BYTES);
    if (length <= 0) return '';
    const buffer = Buffer.alloc(length);
    const file = openSync(this.path, 'r');
    try {
      readSync(file, buffer, 0, length, size - length);
    } finally {
      closeSync(file);
    }
    return lastLines(buffer.toString());
  }

  private size(): number {
    return statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
  }
}

export const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
