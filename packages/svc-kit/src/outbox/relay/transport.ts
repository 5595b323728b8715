/** `post` resolves once a batch is stored. It rejects with `ConsumerRefused` if there was an answer. */
export interface EventTransport<E> {
  /** Identifies the consumer in the outbox, and stays the same over restarts. */
  readonly name: string;
  post(events: readonly E[]): Promise<void>;
}

/** A consumer answered that it has not stored the batch. */
export class ConsumerRefused extends Error {
  override name = 'ConsumerRefused';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const DEADLINE_MS = 15_000;

/** POSTs `{ events }` to `{url}/internal/events`. */
export class HttpTransport<E> implements EventTransport<E> {
  readonly name: string;

  constructor(
    private readonly url: string,
    private readonly internalToken: string,
  ) {
    this.name = url;
  }

  async post(events: readonly E[]): Promise<void> {
    const answer = await fetch(`${this.url}/internal/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-token': this.internalToken },
      body: JSON.stringify({ events }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new ConsumerRefused(answer.status, `${this.url} answered ${answer.status}: ${text.slice(0, 300)}`);
    }
  }
}
