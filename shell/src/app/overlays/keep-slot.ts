import { parseJson, type ToastRequest } from '@lawdex/contracts';
import { emit } from '@lawdex/mf-kit/runtime';
import { readStored, store } from '@lawdex/ui';
import type { ComponentType } from 'react';
import type { PageKey } from '../remotes.ts';
import { isNeeded, keptKey, type OverlayFill } from './needs.ts';

const TEXTS: Record<string, Pick<ToastRequest, 'title' | 'description'>> = {
  'add-to-compare': {
    title: 'Comparing is not available right now',
    description: 'We have kept what you chose, and will add it as soon as comparing works again.',
  },
};
const OTHER = {
  title: 'This is not available right now',
  description: 'We have kept what you chose. Please try again later.',
};

/** The notification for a request that no module can handle. */
const unavailable = ([event = '']: readonly string[]): ToastRequest => ({
  ...(TEXTS[event] ?? OTHER),
  variant: 'destructive',
});

type StoredEvent = Pick<CustomEvent<unknown>, 'type' | 'detail'>;

const KEPT_MAX = 10;
const LENGTH_MAX = 50_000;

/** Events of earlier pages, followed by those that wait now, without duplicates. */
function readStoredEvents(names: readonly string[], waiting: readonly StoredEvent[]): StoredEvent[] {
  const events = names.flatMap((type) => detailsOf(type).map((detail) => ({ type, detail })));
  const seen = new Set<string>();
  return [...events, ...waiting].filter((event) => {
    const text = textOf(event);
    return seen.has(text) ? false : seen.add(text);
  });
}

/** Stores events for a later page. Events that are no JSON or too large stay in this page only. */
function writeStoredEvents(names: readonly string[], waiting: readonly StoredEvent[]): void {
  const events = readStoredEvents(names, waiting).slice(0, KEPT_MAX);
  for (const name of names) {
    const text = textOf(events.filter(({ type }) => type === name).map(({ detail }) => detail));
    if (text !== '' && text !== '[]' && text.length <= LENGTH_MAX) store(keptKey(name), text);
  }
}

function forgetStoredEvents(names: readonly string[]): void {
  for (const name of names) store(keptKey(name), null);
}

/** Storage may hold anything; the code that handles an event checks its content. */
function detailsOf(name: string): unknown[] {
  const details = parseJson(readStored(keptKey(name)) ?? '', LENGTH_MAX);
  return Array.isArray(details) ? details.slice(0, KEPT_MAX) : [];
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/** Milliseconds after which a waiting visitor is told that it takes long. */
export const LATE_MS = 5000;

/** The content of a slot; null when its code cannot be loaded. */
export type LoadSlot = (key: PageKey) => Promise<ComponentType | null>;

/** Loads a slot's module once it is needed, and keeps events until the module can handle them. */
export function keepSlot(fill: OverlayFill, loadSlot: LoadSlot, show: (content: ComponentType | null) => void) {
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

  /** Called when the module has thrown. */
  function broke(): void {
    state = 'asleep';
    forgetLate();
    show(null);
    tell();
  }

  /** Hands the kept events to the module, which is mounted and listens. */
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
