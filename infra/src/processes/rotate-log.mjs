import { copyFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';

/** 10 MB take 15 to 35 ms to copy; with those kept, a log is 50 MB at most. */
export const LOG_LIMIT = 10_000_000;
const KEPT = 4;
/** With those kept, no line is older than the 90 days that the privacy policy promises. */
const DAYS = 17;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Sets a log aside that is too large or too old. Only its writer, who has it open, may call this: the file is copied and cut. */
export function rotateLog(path, limit = LOG_LIMIT, now = Date.now()) {
  const log = statSync(path, { throwIfNoEntry: false });
  if (!log || (log.size <= limit && now - begunAt(path, log) <= DAYS * DAY_MS)) return;
  const fresh = `${path}.new`;
  try {
    // First the copy: when the disk is full, the older ones stay where they are.
    copyFileSync(path, fresh);
    for (let n = KEPT - 1; n > 0; n -= 1) moveIfThere(`${path}.${n}`, `${path}.${n + 1}`);
    renameSync(fresh, `${path}.1`);
    truncateSync(path);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** It was cut when the newest of those kept was made. */
const begunAt = (path, log) => statSync(`${path}.1`, { throwIfNoEntry: false })?.mtimeMs ?? log.birthtimeMs;

function moveIfThere(from, to) {
  if (statSync(from, { throwIfNoEntry: false })) renameSync(from, to);
}
