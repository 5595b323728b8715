import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 250;

/** Resident memory of these processes and of their children, in megabytes. */
export function residentMb(pids: readonly number[]): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statusOf(name) ?? []) : []));
  const wanted = new Set(pids);
  // Children have higher numbers than their parents, but for the moments in which the numbers begin anew.
  for (const { pid, parent } of all.toSorted((a, b) => a.pid - b.pid)) if (wanted.has(parent)) wanted.add(pid);
  return all.reduce((sum, { pid, mb }) => sum + (wanted.has(pid) ? mb : 0), 0);
}

function statusOf(pid: string): { pid: number; parent: number; mb: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const figure = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid: Number(pid), parent: figure('PPid'), mb: figure('VmRSS') / 1024 };
  } catch {
    return null;
  }
}

/** Looks again and again until it is told to stop. */
export function watchMemory(pids: () => readonly number[]): {
  before: number;
  stop(): { before: number; most: number };
} {
  const before = residentMb(pids());
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMb(pids()))), LOOK_MS);
  return {
    before,
    stop: () => {
      clearInterval(timer);
      return { before, most };
    },
  };
}
