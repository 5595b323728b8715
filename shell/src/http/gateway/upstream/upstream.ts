import { Gate, type GateCounts } from '@lawdex/admission';
import { SHEDDING_HEADER, TIMEOUT_HEADER, timeoutText } from '@lawdex/contracts';
import { traceHeaders } from '@lawdex/telemetry';
import { Pool } from 'undici';
import { READS } from '../../limits/request-kind.core.ts';
import type { UpstreamOutcome, UpstreamRequest } from './upstream-request.ts';

const CONNECTIONS = 64;
/** A call that waits longer for a connection would have too little time left. */
const PATIENCE_MS = 100;
/** Time for the answer's way, so that a service that uses its full time still answers in time. */
const TRANSIT_MS = 20;
/** The same for writes. It is longer, because after a time-out nobody knows whether the write was stored. */
const WRITE_TRANSIT_MS = 100;
/** After so long without any answer it is probed: pages that wait for it hold the places of others. */
const DOUBT_MS = 100;
const PROBE_EVERY_MS = 500;
/** So many calls at a time go on to a silent service: it may be only slow, and each answer counts. */
const CALLS_WHILE_SILENT = 1;
/** Errors that prove that the service has not received the request. */
const NOT_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

export interface UpstreamOptions {
  maxAnswerBytes: number;
  log(message: string): void;
  /** Whether most visitors are refused, which services are told. */
  isShedding(): boolean;
}

/** One service. Calls are bounded here, because undici's queue is not. Silent is what answers neither calls nor a probe. */
export class Upstream {
  private readonly pool: Pool;
  private readonly gate = new Gate({ inFlight: CONNECTIONS, waiting: 64, patience: PATIENCE_MS, target: 20 });
  private heardAt = 0;
  private isSilent = false;
  private probing: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly options: UpstreamOptions,
  ) {
    this.pool = new Pool(url, {
      // One is left for the probe.
      connections: CONNECTIONS + 1,
      connectTimeout: 1000,
      headersTimeout: 0,
      bodyTimeout: 0,
      maxResponseSize: options.maxAnswerBytes,
    });
  }

  /** `isSilent`: it is asked only a few things at a time. */
  get state(): GateCounts & { isSilent: boolean } {
    return { ...this.gate.counts, isSilent: this.isSilent };
  }

  /** Never rejects and never exceeds the request's time. */
  async send(request: UpstreamRequest): Promise<UpstreamOutcome> {
    if (this.isSilent && this.gate.counts.inFlight >= CALLS_WHILE_SILENT) return { kind: 'unavailable' };
    const until = performance.now() + request.within;
    const within = request.within - transitOf(request.method);
    const turn = await this.gate.enter({ within, signal: request.signal });
    if (turn.kind === 'refused') {
      return turn.reason === 'gone' ? { kind: 'gone' } : { kind: 'overloaded', retryAfter: turn.retryAfter };
    }
    try {
      return await this.ask({ ...request, within: until - performance.now() });
    } finally {
      turn.leave();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.probing);
    await this.pool.destroy();
  }

  private async ask({ path, method, headers, body, within, signal }: UpstreamRequest): Promise<UpstreamOutcome> {
    const stop = new AbortController();
    const end = () => stop.abort();
    const timer = setTimeout(end, within);
    const sentAt = performance.now();
    const doubting = setTimeout(() => this.heardAt < sentAt && this.doubt(), DOUBT_MS);
    // A write that was sent is completed, so that its effects are known.
    const gone = READS.includes(method) ? signal : undefined;
    gone?.addEventListener('abort', end, { once: true });
    try {
      const all = { ...headers, ...this.ownHeaders(within - transitOf(method)) };
      const answer = await this.pool.request({ path, method, headers: all, body, signal: stop.signal });
      const content = Buffer.from(await answer.body.arrayBuffer());
      this.hear();
      return { kind: 'answered', answer: { status: answer.statusCode, headers: answer.headers, body: content } };
    } catch (error) {
      if (gone?.aborted) return { kind: 'gone' };
      if (!stop.signal.aborted) return { kind: wasReached(error) ? 'unanswered' : 'unavailable' };
      this.doubt();
      return { kind: 'unanswered' };
    } finally {
      clearTimeout(timer);
      clearTimeout(doubting);
      gone?.removeEventListener('abort', end);
    }
  }

  private ownHeaders(within: number): Record<string, string> {
    const shedding = this.options.isShedding() && { [SHEDDING_HEADER]: '1' };
    return { [TIMEOUT_HEADER]: timeoutText(within), ...shedding, ...traceHeaders() };
  }

  private hear(): void {
    this.heardAt = performance.now();
    if (this.isSilent) this.options.log(`${this.url} answers again`);
    this.isSilent = false;
  }

  private doubt(): void {
    if (this.probing) return;
    this.probing = setInterval(() => void this.probe(), PROBE_EVERY_MS);
    this.probing.unref();
    void this.probe();
  }

  /** Any answer shows that the service is alive. */
  private async probe(): Promise<void> {
    const sentAt = performance.now();
    const within = PROBE_EVERY_MS - TRANSIT_MS;
    await this.ask({ path: '/health/live', method: 'GET', headers: {}, body: null, within });
    if (this.heardAt >= sentAt) {
      clearInterval(this.probing);
      this.probing = undefined;
    } else if (!this.isSilent) {
      this.isSilent = true;
      this.options.log(`${this.url} answers nobody: it is asked little until it answers`);
    }
  }
}

const transitOf = (method: string): number => (READS.includes(method) ? TRANSIT_MS : WRITE_TRANSIT_MS);

function wasReached(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return !NOT_REACHED.includes(String(code));
}
