/** What is known about a service's answers. Times are from `performance.now()`. */
export interface Hearing {
  /** Time of its last answer of any kind. */
  heardAt: number;
  /** Calls that timed out since then. */
  unanswered: number;
}

/** A call with less time than this says nothing about its service. */
const FAIR_MS = 200;
/** A service is silent after this many timed-out calls without a success. */
const SILENT_AFTER = 3;

export const heard = (now: number): Hearing => ({ heardAt: now, unanswered: 0 });

/** The new state after a call that was sent at `sentAt` timed out. */
export function unheard(hearing: Hearing, sentAt: number, now: number): Hearing {
  const isFair = now - sentAt >= FAIR_MS && hearing.heardAt < sentAt;
  return isFair ? { ...hearing, unanswered: hearing.unanswered + 1 } : hearing;
}

export const isSilent = ({ unanswered }: Hearing): boolean => unanswered >= SILENT_AFTER;
