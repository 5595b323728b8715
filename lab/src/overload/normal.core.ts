import { isServed } from './sample.core.ts';
import type { Sample } from './sample.core.ts';

/** Slower than this, a visitor of an idle site would notice. */
const NOTICED_MS = 250;
/** So long without anything to notice, and it is over. */
const CALM_MS = 3_000;

const isNormal = (sample: Sample): boolean => isServed(sample) && sample.took <= NOTICED_MS;

/**
 * Milliseconds from the end of the load to the last visitor beside it who noticed something; Infinity when the
 * very last one did.
 */
export function normalAfter(beside: readonly Sample[], loadEnd: number): number {
  const last = beside.reduce<Sample | null>((latest, one) => (latest && latest.at > one.at ? latest : one), null);
  if (last && !isNormal(last)) return Infinity;
  const noticed = beside.filter((sample) => sample.at >= loadEnd && !isNormal(sample));
  return noticed.reduce((latest, { at, took }) => Math.max(latest, at + took - loadEnd), 0);
}

/** Whether visitors have noticed nothing for a while, so that nobody needs to look any longer. */
export function isCalm(beside: readonly Sample[], loadEnd: number, now: number): boolean {
  if (now - loadEnd < CALM_MS) return false;
  const recent = beside.filter(({ at }) => at >= Math.max(loadEnd, now - CALM_MS));
  return recent.length > 0 && recent.every(isNormal);
}
