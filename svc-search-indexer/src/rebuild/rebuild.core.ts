export type RebuildPhase = 'waiting' | 'copying' | 'verifying' | 'done' | 'failed' | 'canceled' | 'rolled back';

export interface StoredRebuild {
  id: string;
  engine: string;
  generation: string;
  phase: RebuildPhase;
  copied: number;
  of: number;
  by: string;
  startedAt: Date;
  seenAt: Date;
  endedAt: Date | null;
  endedBy: string | null;
  problem: string | null;
}

export interface Rebuild extends StoredRebuild {
  /** Null before there is anything to measure. */
  perSecond: number | null;
  /** Null when it has ended, or nobody can tell. */
  secondsLeft: number | null;
}

export function withRate(stored: StoredRebuild): Rebuild {
  const { copied, of, startedAt, seenAt, endedAt } = stored;
  const seconds = (seenAt.getTime() - startedAt.getTime()) / 1_000;
  const perSecond = copied > 0 && seconds > 0 ? Math.round(copied / seconds) : null;
  const secondsLeft = endedAt === null && perSecond ? Math.ceil(Math.max(0, of - copied) / perSecond) : null;
  return { ...stored, perSecond, secondsLeft };
}

/** How many hits a question has in two indexes, and what it asks. */
export interface Compared {
  question: string;
  live: number;
  rebuilt: number;
}

// Visitors write while the two are asked one after the other.
const MAY_DIFFER = 5;
const MAY_DIFFER_SHARE = 0.01;

/** Questions that a rebuilt index answers otherwise than the live one does, by more than what was written meanwhile explains. */
export const suspicious = (compared: readonly Compared[]): Compared[] =>
  compared.filter(
    ({ live, rebuilt }) => Math.abs(live - rebuilt) > Math.max(MAY_DIFFER, MAY_DIFFER_SHARE * Math.max(live, rebuilt)),
  );

// With fewer questions a second, nobody waits for anybody.
const BUSY_PER_SECOND = 3;
// Who was refused by the process before comes back to one that has begun, some seconds later.
const CALM_AFTER_MS = 5_000;
const LONGEST_PAUSE_MS = 3_000;

/** Observations of visitors since the start: times in ms, questions since the process began. */
export interface Watch {
  at: number;
  asked: number;
  /** When visitors were last seen to search. */
  busyAt: number;
}

/** Nobody knows who will come at once. */
export const watchFrom = (at: number): Watch => ({ at, asked: 0, busyAt: at });

export function lookAgain(before: Watch, at: number, asked: number): Watch {
  const isBusy = (asked - before.asked) / Math.max(0.1, (at - before.at) / 1_000) >= BUSY_PER_SECOND;
  return { at, asked, busyAt: isBusy ? at : before.busyAt };
}

export const isBusy = ({ at, busyAt }: Watch): boolean => at - busyAt < CALM_AFTER_MS;

/** How long a rebuild rests after a step, so that visitors who search have two thirds of the time; not at all while nobody does. */
export const restAfter = (workMs: number, busy: boolean): number =>
  busy ? Math.min(LONGEST_PAUSE_MS, Math.round(2 * workMs)) : 0;

// Visitors who search wait for the cores as long as a step takes. While nobody does, each step costs more than its documents.
const WHILE_BUSY = 0.25;
const WHILE_IDLE = 20;

/** How many documents a step writes, by how many the engine takes best while it is fed. */
export const batchOf = (atOnce: number, busy: boolean): number => Math.ceil((busy ? WHILE_BUSY : WHILE_IDLE) * atOnce);
