import { Inject, Injectable, Module, Controller, Get, HttpCode, Post } from '@nestjs/common';
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
import { EVENT_SOURCE, hydrate, type AnyEventSource, type EventSource, type OutboxEvent } from './event-source.ts';
import type { OutboxStore } from './outbox-store.ts';
import { OutboxRelay } from './relay/relay.ts';
import { HttpTransport } from './relay/transport.ts';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource, type EntityManager } from 'typeorm';
import { inLongTransaction } from '../database/long-transaction.ts';
import { IN_BULK } from './outbox-schema.ts';

/** An event that a consumer refused for good. It waits for an operator. */
interface PutAsideEvent {
  consumer: string;
  type: string;
  subjectId: string;
  version: number;
  reason: string;
  attempts: number;
  putAsideAt: Date;
}

const MOST_SHOWN = 200;

/** Answers operators and other services that ask for something of an outbox. */
@ApiExcludeController()
@Controller('internal')
class OutboxOperationsController {
  constructor(
    private readonly db: DataSource,
    @Inject(EVENT_SOURCE) private readonly source: AnyEventSource,
  ) {}

  /** For a consumer that starts anew, such as a rebuilt search index: announces everything again. Answers rows by table. */
  @Post('republish')
  @HttpCode(202)
  republish(): Promise<Record<string, number>> {
    return inLongTransaction(this.db, async (tx) => {
      await tx.query(IN_BULK);
      const announced: Record<string, number> = {};
      for (const [type, entity] of Object.entries(this.source.republish)) {
        const { tableName } = this.db.getMetadata(entity);
        announced[tableName] = await this.announce(tx, type, tableName);
      }
      return announced;
    });
  }

  /** Lists the events that consumers refused for good, with their reasons, the latest first. */
  @Get('put-aside')
  listPutAside(): Promise<PutAsideEvent[]> {
    return this.db.query(
      `select consumer, type, subject_id as "subjectId", version, reason, attempts, put_aside_at as "putAsideAt"
       from outbox_put_aside order by put_aside_at desc limit ${MOST_SHOWN}`,
    );
  }

  /** Announces the subjects of all of them again, as they are by then: for when the reason is gone. */
  @Post('put-aside/resend')
  @HttpCode(202)
  async resendPutAside(): Promise<{ events: number }> {
    const [row] = await this.db.query<{ count: number }[]>(
      `with taken as (delete from outbox_put_aside returning type, subject_id, version),
       announced as (
         insert into outbox_events (type, subject_id, version)
         select type, subject_id, max(version) from taken group by type, subject_id returning 1)
       select count(*)::int as count from announced`,
    );
    return { events: row?.count ?? 0 };
  }

  private async announce(tx: EntityManager, type: string, table: string): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      `with announced as (
         insert into outbox_events (type, subject_id, version) select $1, id, version from "${table}" returning 1)
       select count(*)::int as count from announced`,
      [type],
    );
    return row?.count ?? 0;
  }
}

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
