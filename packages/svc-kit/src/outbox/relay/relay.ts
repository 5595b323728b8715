import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../logging/logger.ts';
import { backoffMs } from '../../backoff.core.ts';
import { Delivery } from './delivery.ts';
import { OUTBOX_CHANNEL } from '../outbox-schema.ts';
import { OutboxStore, type Announcement, type Lane, type OutboxRow, type Queue } from '../outbox-store.ts';
import { verdictOf } from './refusal.core.ts';
import { ConsumerRefused, type EventTransport } from './transport.ts';

export interface RelayOptions<E extends Announcement> {
  databaseUrl: string;
  transports: readonly EventTransport<E>[];
  /** Turns rows into events with the present state, but for rows that are gone or covered by a later one. */
  hydrate(rows: readonly OutboxRow[]): Promise<E[]>;
  logger: Logger;
  /** Whether most visitors are refused at present. */
  isShedding?(): boolean;
  /** 200 by default. */
  batchSize?: number;
  /** Milliseconds between looks without a notification; 1000 by default. */
  pollMs?: number;
}

const QUERY_MS = 30_000;
/** While most visitors are refused, the relay rests so much longer than a batch took, which leaves it a tenth of the time. */
const REST_FACTOR = 9;
const CHECK_MS = 100;

/**
 * Tells every consumer what changed, at least once, in order per subject. Several relays may share one outbox. A
 * consumer that fails is asked again, later and later, without holding up the others (docs/adr/0011, 0267).
 */
export class OutboxRelay<E extends Announcement> {
  private readonly pool: pg.Pool;
  readonly store: OutboxStore;
  private listener: pg.Client | null = null;
  private readonly stopped = new AbortController();
  /** Aborts the sleep of loops when there are new events. */
  private news = new AbortController();
  private loops: Promise<void>[] = [];

  constructor(private readonly options: RelayOptions<E>) {
    this.pool = new pg.Pool({
      connectionString: options.databaseUrl,
      application_name: 'outbox-relay',
      max: options.transports.length + 1,
      connectionTimeoutMillis: 5_000,
      // A frozen PostgreSQL must not hold a relay for ever.
      query_timeout: QUERY_MS,
    });
    this.pool.on('error', (err) => options.logger.warn({ err }, 'the outbox relay lost a connection'));
    this.store = new OutboxStore(this.pool);
  }

  start(): void {
    this.loops = this.options.transports.map((transport) => this.serve(transport));
    void this.listen();
  }

  /** Waits for the batches that are on their way, then closes its connections. */
  async stop(): Promise<void> {
    this.stopped.abort();
    this.wake();
    await Promise.all(this.loops);
    await this.listener?.end().catch(() => undefined);
    await this.pool.end();
  }

  private async serve(transport: EventTransport<E>): Promise<void> {
    const delivery = new Delivery(transport);
    let failures = 0;
    while (!this.stopping) {
      const { signal } = this.news;
      try {
        await this.drain(transport.name, delivery);
        failures = 0;
      } catch (err) {
        failures += 1;
        this.options.logger.warn({ err, consumer: transport.name, failures }, 'events were not delivered');
      }
      // Events that arrived meanwhile have aborted the signal already, so there is no sleep.
      if (failures > 0) await sleep(backoffMs(failures), this.stopped.signal);
      else await sleep(this.options.pollMs ?? 1000, signal);
    }
  }

  private async drain(consumer: string, delivery: Delivery<E>): Promise<void> {
    const refusals = new Map<number, ConsumerRefused>();
    const drainSmall = () => this.drainLane('small', consumer, delivery, refusals);
    await drainSmall();
    await this.drainLane('bulk', consumer, delivery, refusals, drainSmall);
    for (const refusal of refusals.values()) throw refusal;
  }

  /** `refusals` holds the partitions that wait until the next round, with the reasons. */
  private async drainLane(
    lane: Lane,
    consumer: string,
    delivery: Delivery<E>,
    refusals: Map<number, ConsumerRefused>,
    afterEach?: () => Promise<void>,
  ): Promise<void> {
    const limit = this.options.batchSize ?? 200;
    let waiting = delivery.inOrder(await this.store.pendingPartitions(consumer, lane));
    while (waiting.length > 0 && !this.stopping) {
      const unfinished: number[] = [];
      for (const partition of waiting) {
        if (this.stopping) return;
        if (refusals.has(partition)) continue;
        try {
          const from = performance.now();
          const rows = await this.deliver(consumer, delivery, { partition, lane }, limit);
          if (rows >= limit) unfinished.push(partition);
          await this.giveWay(performance.now() - from);
        } catch (error) {
          // A consumer that is down fails with every batch, while one that refuses a batch may accept the next.
          if (!(error instanceof ConsumerRefused) || verdictOf(error.status) === 'consumer') throw error;
          refusals.set(partition, error);
        }
        await afterEach?.();
      }
      waiting = unfinished;
    }
  }

  /** Consumers need half of the time that a write costs in all. Their work can wait, while visitors cannot. */
  private async giveWay(tookMs: number): Promise<void> {
    const until = performance.now() + REST_FACTOR * tookMs;
    while (this.options.isShedding?.() && !this.stopping && performance.now() < until)
      await sleep(CHECK_MS, this.stopped.signal);
  }

  private deliver(consumer: string, delivery: Delivery<E>, queue: Queue, limit: number): Promise<number> {
    const consumers = this.options.transports.map(({ name }) => name);
    return this.store.deliver(consumers, consumer, queue, limit, async (rows) => {
      const events = await this.options.hydrate(rows);
      const refused = events.length > 0 ? await delivery.send(queue.partition, events) : [];
      for (const { event, reason } of refused) {
        const { type, subjectId } = event;
        this.options.logger.error({ consumer, type, subjectId, reason }, 'an event was put aside');
      }
      return refused;
    });
  }

  /** Notifications make delivery prompt. Without them, when the connection is lost, polling still delivers. */
  private async listen(): Promise<void> {
    if (this.stopping) return;
    const client = new pg.Client({ connectionString: this.options.databaseUrl, application_name: 'outbox-listener' });
    const again = () => {
      if (this.listener === client) this.listener = null;
      if (!this.stopping) void sleep(1000, this.stopped.signal).then(() => this.listen());
    };
    client.on('notification', () => this.wake());
    client.on('error', () => undefined);
    try {
      await client.connect();
      client.once('end', again);
      this.listener = client;
      await client.query(`listen ${OUTBOX_CHANNEL}`);
    } catch {
      again();
    }
  }

  private get stopping(): boolean {
    return this.stopped.signal.aborted;
  }

  private wake(): void {
    this.news.abort();
    this.news = new AbortController();
  }
}

/** Resolves after the time, or when the signal aborts. */
const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);
