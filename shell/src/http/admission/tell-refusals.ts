import { countsOf, eachWork, type Gates, type Work } from './gates.ts';

const EVERY_MS = 1000;

/** Logs the number of refused requests once a second, because a line for each would fill the disk. */
export function tellRefusals(gates: Gates, tell: (refused: Partial<Record<Work, number>>) => void): () => void {
  let before = countsOf(gates);
  const timer = setInterval(() => {
    const now = countsOf(gates);
    const counts = Object.entries(eachWork((work) => now[work].refused - before[work].refused));
    const refused = counts.filter(([, count]) => count > 0);
    before = now;
    if (refused.length > 0) tell(Object.fromEntries(refused));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
