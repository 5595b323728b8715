import { writeSync } from 'node:fs';

/**
 * Writes log lines, and drops those that cannot be written because the disk is full. Pino's own destination would try
 * for ever and stop the process (seen with /dev/full).
 */
export const linesTo = (file: number): { write(line: string): void } => ({
  write(line) {
    try {
      writeSync(file, line);
    } catch {
      // Nobody can be told, because the log itself is broken.
    }
  },
});
