import { writeSync } from 'node:fs';

/**
 * A destination of log lines. One that cannot be written, because the disk is full, is dropped: a log is no reason to stop
 * serving. Pino's own destination tries again for ever and stops the whole process (seen with /dev/full).
 */
export const linesTo = (file: number): { write(line: string): void } => ({
  write(line) {
    try {
      writeSync(file, line);
    } catch {
      // Nobody can be told: this was the way.
    }
  },
});
