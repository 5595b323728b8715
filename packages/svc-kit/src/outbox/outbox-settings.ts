export interface OutboxSettings {
  /** Uses the login that may read and write rows. */
  databaseUrl: string;
  /** Base URLs of the services that are told what changed. */
  consumers: readonly string[];
  internalToken: string;
}

/** Injected by `@Inject(OUTBOX_SETTINGS) settings: OutboxSettings`. */
export const OUTBOX_SETTINGS = Symbol('outbox-settings');
/** Injected by `@Inject(EVENT_SOURCE) source: AnyEventSource`. */
export const EVENT_SOURCE = Symbol('event-source');
