import { openingState, type BusinessDetail } from '@lawdex/contracts';
import { serverNow } from '@lawdex/mf-kit/runtime';
import { openingNext } from '@lawdex/seo';
import { useSyncExternalStore } from 'react';
import { thisMinute } from '../../../lib/this-minute.ts';

const MINUTE = 60_000;

/** Calls `tell` at the beginning of each minute. A page that slept is told at once. */
function eachMinute(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      MINUTE - (serverNow() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The current minute. On the server and during hydration it is the minute in which the data was answered, so that both render the same. */
export function useMinute(answeredAt: number): Date {
  return new Date(useSyncExternalStore(eachMinute, thisMinute, () => answeredAt));
}

/** Whether a business is open, and what comes next (`closes 5 PM`), by its own clock; null when its hours are unknown. */
export function useOpening({ hours, timeZone }: Pick<BusinessDetail, 'hours' | 'timeZone'>, answeredAt: number) {
  const state = openingState(hours, timeZone, useMinute(answeredAt));
  return state && { isOpen: state.kind === 'open' || state.kind === 'around-the-clock', next: openingNext(state) };
}
