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
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The current minute. On the server and during hydration it is the minute in which the data was answered, so that both render the same. */
export function useMinute(answeredAt: number): Date {
  return new Date(useSyncExternalStore(eachMinute, thisMinute, () => answeredAt));
}
