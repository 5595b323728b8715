import { emit } from '@lawdex/mf-kit/runtime';
import type { ComponentType } from 'react';
import type { PageKey } from '../remotes.ts';
import { forgetStoredEvents, readStoredEvents, writeStoredEvents } from './stored-events.ts';
import type { StoredEvent } from './stored-events.ts';
import { isNeeded } from './needs.ts';
import type { OverlayFill } from './needs.ts';
import { unavailable } from './unavailable.ts';

/** Milliseconds after which a waiting visitor is told that it takes long. */
export const LATE_MS = 5000;

export interface SlotKeeper {
  /** Hands the kept events to the module, which is mounted and listens. */
  handOver(): void;
  /** Called when the module has thrown. */
  broke(): void;
  stop(): void;
}

/** The content of a slot; null when its code cannot be loaded. */
export type LoadSlot = (key: PageKey) => Promise<ComponentType | null>;

/** Loads a slot's module once it is needed, and keeps events until the module can handle them. */
export function keepSlot(
  fill: OverlayFill,
  loadSlot: LoadSlot,
  show: (content: ComponentType | null) => void,
): SlotKeeper {
  const { key } = fill;
  const names = fill.wake?.events ?? [];
  let waiting: StoredEvent[] = [];
  let state: 'asleep' | 'loading' | 'there' = 'asleep';
  let late: ReturnType<typeof setTimeout> | undefined;

  const hear = (event: Event) => {
    if (state === 'there' || !(event instanceof CustomEvent)) return;
    waiting.push({ type: event.type, detail: event.detail });
    load();
  };

  const wakeUp = () => {
    if (waiting.length > 0 || (key !== null && isNeeded(fill))) load();
  };

  function load(): void {
    if (waiting.length > 0) late ??= setTimeout(tell, LATE_MS);
    if (state !== 'asleep') return;
    state = 'loading';
    void (key === null ? Promise.resolve(null) : loadSlot(key)).then((content) => {
      if (content) show(content);
      else broke();
    });
  }

  /** Tells the visitor that it does not work, and keeps the events. */
  function tell(): void {
    if (waiting.length === 0) return;
    writeStoredEvents(names, waiting);
    emit('toast:show', unavailable(names));
  }

  function forgetLate(): void {
    clearTimeout(late);
    late = undefined;
  }

  function broke(): void {
    state = 'asleep';
    forgetLate();
    show(null);
    tell();
  }

  function handOver(): void {
    if (state === 'there') return;
    state = 'there';
    forgetLate();
    const events = readStoredEvents(names, waiting);
    waiting = [];
    forgetStoredEvents(names);
    for (const { type, detail } of events) window.dispatchEvent(new CustomEvent(type, { detail }));
  }

  const listening = new AbortController();
  const { signal } = listening;
  for (const name of names) window.addEventListener(name, hear, { signal });
  for (const name of ['storage', 'online']) window.addEventListener(name, wakeUp, { signal });
  wakeUp();

  return {
    handOver,
    broke,
    stop() {
      forgetLate();
      listening.abort();
    },
  };
}
