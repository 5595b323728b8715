import { writeSync } from 'node:fs';

/**
 * A destination for log lines. Lines that cannot be written, for example on a full disk, are dropped, while pino's own destination would
 * retry for ever and block the process.
 */
export const linesTo = (file: number): { write(line: string): void } => ({
  write(line) {
    try {
      writeSync(file, line);
    } catch {
      // There is no other way to report it.
    }
  },
});
