import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf } from '@lawdex/infra/testing';

const NANOSECONDS = 1e6;
const LOOK_MS = 250;

/** CPU that processes have used so far, with all their children and threads, in milliseconds; what has ended is left out. */
export const cpuOf = (pids: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, sumOf(family(pid), cpu)]));

/** Looks at the resident memory of these processes, in megabytes, until it is told to stop. */
export function watchMemory(pids: () => readonly number[]): () => { before: number; most: number } {
  const resident = () => sumOf(pids(), residentMb);
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

const family = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(family)];

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

/** Empty once the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
