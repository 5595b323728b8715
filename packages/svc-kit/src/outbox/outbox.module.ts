import { Inject, Injectable, Module } from '@nestjs/common';
import type {
  DynamicModule,
  ModuleMetadata,
  OnApplicationBootstrap,
  OnApplicationShutdown,
  Type,
} from '@nestjs/common';
import { Metrics } from '../health/metrics.ts';
import { Admission } from '../http/admission.ts';
import { LOGGER, type Logger } from '../logging/logger.ts';
import { EVENT_SOURCE, type AnyEventSource, type EventSource, type OutboxEvent } from './event-source.ts';
import { OutboxOperationsController } from './operations.controller.ts';
import type { OutboxStore } from './outbox-store.ts';
import { hydrate } from './relay/hydrate.ts';
import { OutboxRelay } from './relay/relay.ts';
import { HttpTransport } from './relay/transport.ts';

export interface OutboxSettings {
  /** Uses the login that may read and write rows. */
  databaseUrl: string;
  /** Base URLs of the services that are told what changed. */
  consumers: readonly string[];
  internalToken: string;
}

const OUTBOX_SETTINGS = Symbol('outbox-settings');

/** Runs the relay as long as the service runs. */
@Injectable()
class RelayService implements OnApplicationBootstrap, OnApplicationShutdown {
  private relay: OutboxRelay<OutboxEvent> | null = null;

  constructor(
    private readonly metrics: Metrics,
    private readonly admission: Admission,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(EVENT_SOURCE) private readonly source: AnyEventSource,
    @Inject(OUTBOX_SETTINGS) private readonly settings: OutboxSettings,
  ) {}

  onApplicationBootstrap(): void {
    const { consumers, internalToken, databaseUrl } = this.settings;
    if (consumers.length === 0) {
      this.logger.warn('EVENT_CONSUMERS is empty: events wait in the outbox until somebody is to have them');
      return;
    }
    const relay = new OutboxRelay<OutboxEvent>({
      databaseUrl,
      transports: consumers.map((url) => new HttpTransport<OutboxEvent>(url, internalToken)),
      hydrate: (rows) => hydrate(this.source.read, rows),
      logger: this.logger,
      isShedding: () => this.admission.shedding.isOn,
    });
    this.watch(relay.store);
    relay.start();
    this.relay = relay;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay?.stop();
  }

  private watch(store: OutboxStore): void {
    const { metrics } = this;
    const backlog = (name: 'waiting' | 'oldestSeconds') => async () => (await store.backlog())[name];
    metrics.gauge('outbox_waiting', 'Events that a consumer has not had yet.', backlog('waiting'));
    metrics.gauge('outbox_oldest_seconds', 'How long the oldest event has been waiting.', backlog('oldestSeconds'));
    metrics.gauge('outbox_put_aside', 'Events that a consumer refused for good.', () => store.countPutAside());
  }
}

export interface OutboxOptions<E extends OutboxEvent> extends OutboxSettings {
  /** Nest creates it, with what `imports` export. */
  source: Type<EventSource<E>>;
  imports?: ModuleMetadata['imports'];
}

/** Sends the rows of the outbox (`createOutbox` in a migration) to the consumers, and answers operators at /internal. */
@Module({})
export class OutboxModule {
  static forRoot<E extends OutboxEvent>({ source, imports = [], ...settings }: OutboxOptions<E>): DynamicModule {
    return {
      module: OutboxModule,
      imports,
      controllers: [OutboxOperationsController],
      providers: [
        source,
        { provide: EVENT_SOURCE, useExisting: source },
        { provide: OUTBOX_SETTINGS, useValue: settings satisfies OutboxSettings },
        RelayService,
      ],
    };
  }
}
