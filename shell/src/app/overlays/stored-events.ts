import { local, readStored, writeStored } from '../../chrome/safe-storage.ts';
import { keptKey } from './needs.ts';

export interface StoredEvent {
  type: string;
  detail: unknown;
}

const KEPT_MAX = 10;
const LENGTH_MAX = 50_000;

/** Events of earlier pages, followed by those that wait now, without duplicates. */
export function readStoredEvents(names: readonly string[], waiting: readonly StoredEvent[]): StoredEvent[] {
  const events = names.flatMap((type) => detailsOf(type).map((detail) => ({ type, detail })));
  const seen = new Set<string>();
  return [...events, ...waiting].filter((event) => {
    const text = textOf(event);
    return seen.has(text) ? false : seen.add(text);
  });
}

/** Stores events for a later page. Events that are no JSON or too large stay in this page only. */
export function writeStoredEvents(names: readonly string[], waiting: readonly StoredEvent[]): void {
  const events = readStoredEvents(names, waiting).slice(0, KEPT_MAX);
  for (const name of names) {
    const text = textOf(events.filter(({ type }) => type === name).map(({ detail }) => detail));
    if (text !== '' && text !== '[]' && text.length <= LENGTH_MAX) writeStored(local, keptKey(name), text);
  }
}

export function forgetStoredEvents(names: readonly string[]): void {
  for (const name of names) writeStored(local, keptKey(name), null);
}

/** Storage may hold anything; the code that handles an event checks its content. */
function detailsOf(name: string): unknown[] {
  const text = readStored(local, keptKey(name)) ?? '';
  if (text.length > LENGTH_MAX) return [];
  try {
    const details: unknown = JSON.parse(text);
    return Array.isArray(details) ? details.slice(0, KEPT_MAX) : [];
  } catch {
    return [];
  }
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
