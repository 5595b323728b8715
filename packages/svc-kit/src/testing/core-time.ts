/** Milliseconds that `usualWork` takes of a core on which the promises of 50 ms were made (2026, Intel Xeon). */
const USUAL_MS = 7;

function usualWork(): number {
  const times = new Map<string, number>();
  for (let at = 0; at < 10_000; at++) {
    const word = `w${(at * 7919) % 10_007} a`.normalize('NFKD').replace(/\s+/g, ' ');
    times.set(word, (times.get(word) ?? 0) + 1);
  }
  return [...times.keys()].sort().length;
}

/** Milliseconds that this thread can have worked since: its process had more if compilers helped, and the clock counts what others took. */
export function timeOfThread(): () => number {
  const [since, start] = [process.cpuUsage(), performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(since);
    return Math.min((user + system) / 1000, performance.now() - start);
  };
}

const cpuOf = (work: () => unknown): number => {
  const taken = timeOfThread();
  work();
  return taken();
};

/** How many times as long as usual this machine takes now, with all that others do on it; at least 1. */
const slowness = (): number => Math.max(1, Math.min(...Array.from({ length: 7 }, () => cpuOf(usualWork))) / USUAL_MS);

/** Below so many milliseconds nobody asks how slow the machine is. */
const SHORT_MS = 20;

/** Milliseconds of a usual core, of those that a process used. */
export const ofUsualCore = (ms: number): number => (ms < SHORT_MS ? ms : ms / slowness());

/** Milliseconds of a usual core that the work takes. */
export const coreMs = (work: () => unknown): number => ofUsualCore(cpuOf(work));
