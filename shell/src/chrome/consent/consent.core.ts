/** The visitor's choice, stored under `cookie-consent`. */
export type Choice = 'accepted' | 'declined';

export interface ConsentState {
  stored: Choice | null;
  /** Whether the browser sends `Sec-GPC: 1`. */
  gpc: boolean;
  /** Whether the banner was closed without a choice in this session. */
  closed: boolean;
  /** Whether the visitor has asked for it again. */
  isRecalled: boolean;
}

export type ConsentView = 'hidden' | 'ask' | 'gpc-honored';

export const parseChoice = (value: string | null): Choice | null =>
  value === 'accepted' || value === 'declined' ? value : null;

/** The signal means Decline, even after an earlier Accept. Closing is never consent. */
export const mayMeasure = ({ stored, gpc }: ConsentState): boolean => !gpc && stored === 'accepted';

/** Asks where something is measured; elsewhere only visitors who want to see it. */
export function consentView({ stored, gpc, closed, isRecalled }: ConsentState, isMeasured: boolean): ConsentView {
  if (closed || !(isMeasured || isRecalled)) return 'hidden';
  if (gpc) return 'gpc-honored';
  return stored === null ? 'ask' : 'hidden';
}
