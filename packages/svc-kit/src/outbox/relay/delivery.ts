import { isWorthSearching, verdictOf } from './refusal.core.ts';
import { ConsumerRefused, type EventTransport } from './transport.ts';

/** An event that the consumer refuses for good. */
export interface RefusedEvent<E> {
  event: E;
  reason: string;
  /** How often it was sent. */
  attempts: number;
}

interface FailureState {
  failures: number;
  /** Whether the consumer stored other events since: then it is not the consumer that is broken. */
  consumerWorks: boolean;
}

type Suspect<E> = RefusedEvent<E> & { error: ConsumerRefused; isSuspect: boolean };

/** Sends batches to one consumer. When it refuses a batch, this finds the events to blame, and delivers all others. */
export class Delivery<E> {
  private readonly troubles = new Map<number, FailureState>();

  constructor(private readonly transport: EventTransport<E>) {}

  /** Partitions that failed come last, otherwise the others would wait for them. */
  inOrder(partitions: readonly number[]): number[] {
    const failures = (partition: number): number => this.troubles.get(partition)?.failures ?? 0;
    return partitions.toSorted((a, b) => failures(a) - failures(b));
  }

  /** Resolves to the events that the consumer refuses for good, once it has stored all others. Rejects when they must be sent again. */
  async send(partition: number, events: readonly E[]): Promise<RefusedEvent<E>[]> {
    const trouble = this.troubles.get(partition) ?? { failures: 0, consumerWorks: false };
    try {
      const refused = await this.search(events, trouble);
      const suspect = refused.find(({ isSuspect }) => isSuspect);
      if (suspect && !trouble.consumerWorks) throw suspect.error;
      this.troubles.delete(partition);
      return refused;
    } catch (error) {
      trouble.failures += 1;
      this.troubles.set(partition, trouble);
      throw error;
    }
  }

  private async search(events: readonly E[], trouble: FailureState): Promise<Suspect<E>[]> {
    try {
      await this.transport.post(events);
    } catch (error) {
      if (!(error instanceof ConsumerRefused)) throw error;
      const verdict = verdictOf(error.status);
      if (verdict === 'consumer') throw error;
      if (verdict === 'suspect' && !isWorthSearching(trouble.failures)) throw error;
      return this.searchHalves(events, trouble, error);
    }
    trouble.consumerWorks = true;
    for (const other of this.troubles.values()) other.consumerWorks = true;
    return [];
  }

  private async searchHalves(
    events: readonly E[],
    trouble: FailureState,
    error: ConsumerRefused,
  ): Promise<Suspect<E>[]> {
    const [event] = events;
    if (event !== undefined && events.length === 1) {
      const isSuspect = verdictOf(error.status) === 'suspect';
      return [{ event, reason: error.message, attempts: trouble.failures + 1, error, isSuspect }];
    }
    const middle = Math.ceil(events.length / 2);
    // The halves are sent one after the other, so that events of one subject keep their order.
    const first = await this.search(events.slice(0, middle), trouble);
    return [...first, ...(await this.search(events.slice(middle), trouble))];
  }
}
