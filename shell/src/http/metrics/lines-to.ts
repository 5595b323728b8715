import { writeSync } from 'node:fs';

/** Bytes that a pipe takes at once or not at all, so that no line is torn (PIPE_BUF of Linux). */
const AT_ONCE = 4_096;

/** Writes the log lines of a turn together. What a full disk does not take is dropped; pino's own would block the process. */
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
