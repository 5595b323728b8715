import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** Tells at the beginning of each minute, by which time a page that slept is told at once. */
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

const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/**
 * The minute that it is, and goes on with the clock. On the server, and where its HTML comes alive, it is the minute in which the page's
 * data was answered: both sides read the same, so that they agree whatever the time is between them.
 */
export function useMinute(answeredAt: number): Date {
  return new Date(useSyncExternalStore(eachMinute, thisMinute, () => answeredAt));
}
