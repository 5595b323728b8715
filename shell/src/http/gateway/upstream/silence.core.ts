/** Whether a service answers: its moments are what `performance.now()` says. */
export interface Hearing {
  /** When it last answered, whatever it said. */
  heardAt: number;
  /** Calls that ran out of their time since then. */
  unanswered: number;
}

/** A call that ran out of less time than this says nothing about its service. */
const FAIR_MS = 200;
/** So many calls, one after another or at once, and none that succeeded beside them. */
const SILENT_AFTER = 3;

export const heard = (now: number): Hearing => ({ heardAt: now, unanswered: 0 });

/** After a call that was sent at `sentAt` and was not answered within its time. */
export function unheard(hearing: Hearing, sentAt: number, now: number): Hearing {
  const isFair = now - sentAt >= FAIR_MS && hearing.heardAt < sentAt;
  return isFair ? { ...hearing, unanswered: hearing.unanswered + 1 } : hearing;
}

export const isSilent = ({ unanswered }: Hearing): boolean => unanswered >= SILENT_AFTER;
