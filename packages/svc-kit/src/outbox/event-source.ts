import type { Type } from '@nestjs/common';

/** An event as consumers get it. */
export interface OutboxEvent {
  /** Outbox position, decimal digits; grows with every event. */
  id: string;
  type: string;
  subjectId: string;
  version: number;
  /** ISO 8601, UTC. */
  occurredAt: string;
  /** Written by a transaction that began with `IN_BULK`; absent otherwise. */
  bulk?: boolean;
  payload: unknown;
}

/** What a subject of events is now. */
export interface CurrentSubject<Payload = unknown> {
  id: string;
  version: number;
  payload: Payload;
}

type ReadCurrent<Payload> = (ids: readonly string[]) => Promise<CurrentSubject<Payload>[]>;

/** For each type of event, how to read what its subjects are now; null when nothing is left to say, as of a deletion. */
export type EventReaders<E extends OutboxEvent> = {
  readonly [T in E['type']]: Extract<E, { type: T }>['payload'] extends null
    ? null
    : ReadCurrent<Extract<E, { type: T }>['payload']>;
};

/** What a service tells the others. `OutboxModule` sends it. */
export interface EventSource<E extends OutboxEvent> {
  readonly read: EventReaders<E>;
  /** The entities (with `id` and `version`) that `POST /internal/republish` announces anew, by their type of event, in this order. */
  readonly republish: Readonly<Record<string, Type<object>>>;
}

/** The same, for code that sends events of any service. */
export interface AnyEventSource {
  readonly read: Readonly<Record<string, ReadCurrent<unknown> | null>>;
  readonly republish: Readonly<Record<string, Type<object>>>;
}
