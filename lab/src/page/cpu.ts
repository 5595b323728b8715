import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

interface Times {
  parent: number;
  /** CPU of the process itself, and of its children that have ended. */
  own: number;
  ended: number;
}

/** CPU that processes have used so far, user and system, in milliseconds; of PostgreSQL with all its backends. */
export function cpuOf(pids: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(pids).map(([name, pid]) => [name, name === 'postgres' ? treeTime(pid) : (timesOf(pid)?.own ?? 0)]),
  );
}

export const difference = (after: Record<string, number>, before: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)]));

function treeTime(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (timesOf(Number(name)) ?? []) : []));
  const children = all.filter(({ parent }) => parent === pid);
  const root = timesOf(pid);
  return (root ? root.own + root.ended : 0) + children.reduce((sum, { own }) => sum + own, 0);
}

function timesOf(pid: number): Times | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state ppid ...": the name may hold anything, so what counts comes after its last parenthesis.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = (index: number) => Number(fields[index]) * TICK_MS;
    return { parent: Number(fields[1]), own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) };
  } catch {
    return null;
  }
}
