import { closeSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT = 10_000_000;
const TAIL_LINES = 25;

/** A log in DATA_DIR/logs that a child writes to; `tail` is the end of what it wrote since it was opened here. */
export class LogFile {
  readonly path: string;
  private begin = 0;

  constructor(folder: string, name: string) {
    this.path = join(folder, `${name}.log`);
  }

  /** A descriptor for the child; the caller closes it after spawning. */
  open(): number {
    const size = statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
    if (size > LIMIT) renameSync(this.path, `${this.path}.1`);
    this.begin = size > LIMIT ? 0 : size;
    return openSync(this.path, 'a');
  }

  since(): string {
    const size = statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
    const length = Math.min(size - this.begin, 200_000);
    if (length <= 0) return '';
    const buffer = Buffer.alloc(length);
    const file = openSync(this.path, 'r');
    try {
      readSync(file, buffer, 0, length, size - length);
    } finally {
      closeSync(file);
    }
    return buffer.toString();
  }

  tail(): string {
    return this.since().trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  }
}
