import { Controller, Get, HttpCode, Inject, Injectable, Module, Post } from '@nestjs/common';
import type {
  DynamicModule,
  ModuleMetadata,
  OnApplicationBootstrap,
  OnApplicationShutdown,
  Type,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Metrics } from '../health/metrics.ts';
import { Admission } from '../http/admission.ts';
import { LOGGER, type Logger } from '../logging/logger.ts';
import type { AnyEventSource, EventSource, OutboxEvent } from './event-source.ts';
import { OutboxOperations, type PutAsideEvent } from './operations.service.ts';
import { EVENT_SOURCE, OUTBOX_SETTINGS, type OutboxSettings } from './outbox-settings.ts';
import { hydrate } from './relay/hydrate.ts';
import { OutboxRelay } from './relay/relay.ts';
import { HttpTransport } from './relay/transport.ts';

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

/** Answers operators and other services that ask for something of an outbox. */
@ApiExcludeController()
@Controller('internal')
class OutboxOperationsController {
  constructor(private readonly operations: OutboxOperations) {}

  /** For a consumer that starts anew, such as a rebuilt search index: announces everything again. Answers rows by table. */
  @Post('republish')
  @HttpCode(202)
  republish(): Promise<Record<string, number>> {
    return this.operations.republish();
  }

  /** Lists the events that consumers refused for good, with their reasons. */
  @Get('put-aside')
  listPutAside(): Promise<PutAsideEvent[]> {
    return this.operations.listPutAside();
  }

  /** Sends all of them again: for when the reason is gone, as with another release of the consumer. */
  @Post('put-aside/resend')
  @HttpCode(202)
  async resendPutAside(): Promise<{ events: number }> {
    return { events: await this.operations.resendPutAside() };
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
        OutboxOperations,
      ],
    };
  }
}
