import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e6;
const LOOK_MS = 250;

/** CPU that processes have used so far, with all their children and threads, in milliseconds; what has ended is left out. */
export function cpuOf(pids: Readonly<Record<string, number>>): Record<string, number> {
  const running = runningProcesses();
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, sumOf(family([pid], running), cpu)]));
}

/** Looks at the resident memory of these processes and their children, in megabytes, until it is told to stop. */
export function watchMemory(pids: () => readonly number[]): () => { before: number; most: number } {
  const resident = () => sumOf(family(pids(), runningProcesses()), residentMb);
  const before = resident();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, resident())), LOOK_MS);
  return () => {
    clearInterval(timer);
    return { before, most };
  };
}

const sumOf = (pids: readonly number[], figure: (pid: number) => number): number =>
  pids.reduce((sum, pid) => sum + figure(pid), 0);

interface Running {
  pid: number;
  parent: number;
}

const runningProcesses = (): Running[] =>
  readdirSync('/proc').flatMap((name) => {
    // "pid (name) state ppid ...": the name may hold anything, so what counts comes after its last parenthesis.
    const line = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : '';
    if (line === '') return [];
    return { pid: Number(name), parent: Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) };
  });

/** These and all that they have started. */
function family(pids: readonly number[], running: readonly Running[]): number[] {
  const found = [...pids];
  for (const pid of found) found.push(...running.filter(({ parent }) => parent === pid).map((child) => child.pid));
  return found;
}

function cpu(pid: number): number {
  const folder = `/proc/${pid}/task`;
  try {
    const times = readdirSync(folder).map((thread) => Number(read(`${folder}/${thread}/schedstat`).split(' ')[0]));
    return times.reduce((sum, time) => sum + time, 0) / NANOSECONDS;
  } catch {
    return 0;
  }
}

const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
