import type { SlotWake } from '@lawdex/contracts';
import { readStored } from '@lawdex/ui';
import type { PageKey } from '../remotes.ts';

/** A module that fills the slot `overlay`. */
export interface OverlayFill {
  /** Null for events that no module handles. */
  key: PageKey | null;
  /** Absent for a module that every page needs. */
  wake?: SlotWake;
}

/** Storage key of events that could not be handed over, so that they outlive the page. */
export const keptKey = (event: string): string => `kept:${event}`;

export function isNeeded({ wake }: OverlayFill): boolean {
  const { stored = [], events = [] } = wake ?? {};
  return !wake || [...stored, ...events.map(keptKey)].some((key) => readStored(key) !== null);
}
