import type { SlotWake } from '@lawdex/contracts';
import type { PageKey } from '../remotes.ts';

/** A module that fills the slot `overlay`. */
export interface OverlayFill {
  /** Null for requests that no module answers. */
  key: PageKey | null;
  /** Absent: needed on every page. */
  wake?: SlotWake;
}

/** Where an event is kept that could not be handed over, so that it outlives the page. */
export const keptKey = (event: string): string => `kept:${event}`;

/** Whether storage says that the module is needed. */
export function isNeeded({ wake }: OverlayFill): boolean {
  const { stored = [], events = [] } = wake ?? {};
  try {
    return !wake || [...stored, ...events.map(keptKey)].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
