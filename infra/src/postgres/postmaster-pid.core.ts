export interface PostmasterPid {
  pid: number;
  dataDir: string;
  port: number;
  status: string;
}

/** A number that no process can have: PostgreSQL takes the file for stale, but still checks its shared memory. */
const NOBODY = 99_999_999;

/** Reads `postmaster.pid`: pid, data folder, start time, port, socket folder, address, shared memory, status. */
export function parsePostmasterPid(text: string): PostmasterPid | null {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, dataDir: lines[1] ?? '', port: Number(lines[3] ?? 0), status: lines[7] ?? '' };
}

/** The same file without its owner, but with the shared memory key, by which a new server notices sessions of a killed one. */
export function disown(text: string): string {
  return [String(NOBODY), ...text.split('\n').slice(1)].join('\n');
}
