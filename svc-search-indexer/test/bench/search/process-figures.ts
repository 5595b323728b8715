import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

interface Process {
  parent: number;
  cpuMs: number;
  /** CPU of children that have ended. */
  endedMs: number;
}

/** CPU of a process and its children so far, in milliseconds. */
export function cpuOf(pid: number): number {
  const own = read(pid);
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (read(Number(name)) ?? []) : []));
  return (
    (own?.cpuMs ?? 0) +
    (own?.endedMs ?? 0) +
    all.filter(({ parent }) => parent === pid).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
  );
}

/** Memory of a process that is its own, and of its children, in MB: shared buffers of PostgreSQL count once. */
export function memoryOf(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && read(Number(name))?.parent === pid);
  return [pid, ...children.map(Number)].reduce((sum, one) => sum + proportionalMb(one), 0);
}

function proportionalMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function read(pid: number): Process | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state ppid ...": the name may hold anything, so what counts comes after its last parenthesis.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      cpuMs: (user + system) * TICK_MS,
      endedMs: (endedUser + endedSystem) * TICK_MS,
    };
  } catch {
    return null;
  }
}
