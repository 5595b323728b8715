import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { DirectoryEvent } from '@lawdex/contracts';
import { HttpTransport, LOGGER, Metrics, OutboxRelay } from '@lawdex/svc-kit';
import type { Logger } from '@lawdex/svc-kit';
import { DIRECTORY_CONFIG } from '../directory-config.ts';
import type { DirectoryConfig } from '../directory-config.ts';
import { DirectoryEvents } from './directory-events.ts';

/** Runs the relay as long as the service runs. */
@Injectable()
export class RelayService implements OnApplicationBootstrap, OnApplicationShutdown {
  private relay: OutboxRelay<DirectoryEvent> | null = null;

  constructor(
    private readonly events: DirectoryEvents,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(DIRECTORY_CONFIG) private readonly config: DirectoryConfig,
  ) {}

  onApplicationBootstrap(): void {
    const { consumers, internalToken, databaseUrl } = this.config;
    if (consumers.length === 0) {
      this.logger.warn('EVENT_CONSUMERS is empty: events wait in the outbox until somebody is to have them');
      return;
    }
    const relay = new OutboxRelay<DirectoryEvent>({
      databaseUrl,
      transports: consumers.map((url) => new HttpTransport<DirectoryEvent>(url, internalToken)),
      hydrate: (rows) => this.events.hydrate(rows),
      logger: this.logger,
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
    relay.start();
    this.relay = relay;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay?.stop();
  }
}
