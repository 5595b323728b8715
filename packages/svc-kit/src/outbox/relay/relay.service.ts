import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Metrics } from '../../health/metrics.ts';
import { Admission } from '../../http/admission.ts';
import { LOGGER, type Logger } from '../../logging/logger.ts';
import type { AnyEventSource, OutboxEvent } from '../event-source.ts';
import { hydrate } from './hydrate.ts';
import { EVENT_SOURCE, OUTBOX_SETTINGS, type OutboxSettings } from '../outbox-settings.ts';
import { OutboxRelay } from './relay.ts';
import { HttpTransport } from './transport.ts';

/** Runs the relay as long as the service runs. */
@Injectable()
export class RelayService implements OnApplicationBootstrap, OnApplicationShutdown {
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
    this.metrics.gauge(
      'outbox_waiting',
      'Events that a consumer has not had yet.',
      async () => (await relay.store.backlog()).waiting,
    );
    this.metrics.gauge(
      'outbox_oldest_seconds',
      'For how long the oldest event has been waiting.',
      async () => (await relay.store.backlog()).oldestSeconds,
    );
    this.metrics.gauge('outbox_put_aside', 'Events that a consumer refused for good.', () =>
      relay.store.countPutAside(),
    );
    relay.start();
    this.relay = relay;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay?.stop();
  }
}
