import type { ComponentType } from 'react';

/** Ends the listening and answers what was heard, in order. */
export type TakeEvents = () => CustomEvent[];

interface Demand {
  /** Global events that need the part. */
  events: Iterable<string>;
  /** Whether storage says that it is needed. It is asked at once, and when another tab has written something. */
  isStored?: () => boolean;
  /** May be called again while it runs; when it fails, what comes next tries again. */
  load(take: TakeEvents): Promise<ComponentType>;
}

/**
 * A part that most visits never need: resolves with it once it was needed and is here. It misses no event on the way, and when its code
 * could not be fetched, tries again with the next one and with the connection.
 */
export function onDemand({ events, isStored, load }: Demand): Promise<ComponentType> {
  const heard: CustomEvent[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  const take = () => {
    listening.abort();
    return heard;
  };
  return new Promise((resolve) => {
    const need = () => void load(take).then(resolve, () => undefined);
    const hear = (event: Event) => {
      if (event instanceof CustomEvent) heard.push(event);
      need();
    };
    const look = () => isStored?.() && need();
    for (const name of events) window.addEventListener(name, hear, { signal });
    window.addEventListener('storage', look, { signal });
    window.addEventListener('online', () => heard.length > 0 && need(), { signal });
    look();
  });
}
