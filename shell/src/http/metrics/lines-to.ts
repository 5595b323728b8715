import { writeSync } from 'node:fs';

/** Bytes that a pipe takes at once or not at all, so that no line is torn (PIPE_BUF of Linux). */
const AT_ONCE = 4_096;

/**
 * A destination for log lines: those of one turn of the event loop are written together. What cannot be written, as on a full disk, is
 * dropped, while pino's own destination would retry for ever and block the process.
 */
export function linesTo(file: number): { write(line: string): void } {
  let lines = '';
  let isAwaited = false;
  const flush = (): void => {
    const written = lines;
    lines = '';
    try {
      if (written !== '') writeSync(file, written);
    } catch {
      // There is no other way to report it.
    }
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (Buffer.byteLength(lines) + Buffer.byteLength(line) > AT_ONCE) flush();
      lines += line;
      if (isAwaited) return;
      isAwaited = true;
      setImmediate(() => {
        isAwaited = false;
        flush();
      });
    },
  };
}
