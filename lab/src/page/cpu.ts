import { readFileSync, readdirSync } from 'node:fs';

const NANOSECONDS = 1e6;

/** CPU that processes have used so far, with all their children and threads, in milliseconds; what has ended is left out. */
export function cpuOf(pids: Readonly<Record<string, number>>): Record<string, number> {
  const running = runningProcesses();
  const treeTime = (pid: number): number =>
    running.reduce((sum, child) => (child.parent === pid ? sum + treeTime(child.pid) : sum), threadTime(pid));
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, treeTime(pid)]));
}

export const difference = (after: Record<string, number>, before: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)]));

const runningProcesses = (): { pid: number; parent: number }[] =>
  readdirSync('/proc').flatMap((name) => {
    // "pid (name) state ppid ...": the name may hold anything, so what counts comes after its last parenthesis.
    const line = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : '';
    return line === ''
      ? []
      : { pid: Number(name), parent: Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) };
  });

function threadTime(pid: number): number {
  const folder = `/proc/${pid}/task`;
  try {
    const times = readdirSync(folder).map((thread) => Number(read(`${folder}/${thread}/schedstat`).split(' ')[0]));
    return times.reduce((sum, time) => sum + time, 0) / NANOSECONDS;
  } catch {
    return 0;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
