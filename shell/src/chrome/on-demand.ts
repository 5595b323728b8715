import type { ComponentType } from 'react';

/** Stops listening and returns the events so far, in order. */
export type TakeEvents = () => CustomEvent[];

interface Demand {
  events: Iterable<string>;
  /** Whether stored data needs the part. It is called at once, and when another tab has changed storage. */
  isStored?: () => boolean;
  /** May be called again while it runs. After a failure the next event tries again. */
  load(take: TakeEvents): Promise<ComponentType>;
}

/** Loads a part when an event or storage needs it, and loses no event. After a failure the next event or connection retries. */
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
