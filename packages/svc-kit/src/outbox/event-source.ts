import type { Type } from '@nestjs/common';

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
