import type { Type } from '@nestjs/common';
import type { OutboxRow } from './outbox-store.ts';

/** An event as consumers get it. */
export interface OutboxEvent {
  /** Position in the outbox, in decimal digits. It grows with every event. */
  id: string;
  type: string;
  subjectId: string;
  version: number;
  /** ISO 8601, UTC. */
  occurredAt: string;
  /** True when its transaction began with `IN_BULK`; absent otherwise. */
  bulk?: boolean;
  payload: unknown;
}

/** The present state of a subject of events. */
export interface CurrentSubject<Payload = unknown> {
  id: string;
  version: number;
  payload: Payload;
}

type ReadCurrent<Payload> = (ids: readonly string[]) => Promise<CurrentSubject<Payload>[]>;

/** Reads the present state of the subjects, for each type of event. Null when an event carries no state, such as a deletion. */
export type EventReaders<E extends OutboxEvent> = {
  readonly [T in E['type']]: Extract<E, { type: T }>['payload'] extends null
    ? null
    : ReadCurrent<Extract<E, { type: T }>['payload']>;
};

/** Tells the other services what changed. `OutboxModule` sends it. */
export interface EventSource<E extends OutboxEvent> {
  readonly read: EventReaders<E>;
  /** The entities (with `id` and `version`) that `POST /internal/republish` announces anew, by type of event, in this order. */
  readonly republish: Readonly<Record<string, Type<object>>>;
}

/** The same, for code that sends events of any service. */
export interface AnyEventSource {
  readonly read: Readonly<Record<string, ReadCurrent<unknown> | null>>;
  readonly republish: Readonly<Record<string, Type<object>>>;
}

/** Injected by `@Inject(EVENT_SOURCE) source: AnyEventSource`. */
export const EVENT_SOURCE = Symbol('event-source');

/** Turns outbox rows into events with the present state and version of their subjects. */
export async function hydrate(read: AnyEventSource['read'], rows: readonly OutboxRow[]): Promise<OutboxEvent[]> {
  const latest = latestOfEach(rows);
  const subjects = new Map<string, CurrentSubject>();
  await Promise.all(
    Object.entries(read).map(async ([type, current]) => {
      const ids = latest.filter((row) => row.type === type).map((row) => row.subjectId);
      if (current === null || ids.length === 0) return;
      for (const subject of await current(ids)) subjects.set(subject.id, subject);
    }),
  );
  return latest.flatMap(({ id, type, subjectId, version, occurredAt, bulk }) => {
    const base = { id, type, subjectId, occurredAt: occurredAt.toISOString(), ...(bulk && { bulk }) };
    if (read[type] === null) return [{ ...base, version, payload: null }];
    // A deletion has an event of its own.
    const subject = subjects.get(subjectId);
    return subject ? [{ ...base, version: subject.version, payload: subject.payload }] : [];
  });
}

/** Keeps the last row of each subject, in order. Earlier rows are superfluous, because an event carries the present state. */
function latestOfEach<Row extends { subjectId: string }>(rows: readonly Row[]): Row[] {
  const last = new Map<string, Row>();
  for (const row of rows) {
    last.delete(row.subjectId);
    last.set(row.subjectId, row);
  }
  return [...last.values()];
}
