import { CACHE_GROUP_INVALIDATION_HEADER, readCacheGroups, upstreamOf } from '@lawdex/contracts';
import type { Upstream as Description } from '@lawdex/contracts';
import { spanOf } from '@lawdex/telemetry';
import { WRITES } from '../limits/request-kind.core.ts';
import { Upstream, type UpstreamOptions } from './upstream/upstream.ts';
import { addressGroup, type UpstreamOutcome, type UpstreamRequest } from './upstream/upstream-request.ts';

/** An answer is read as a whole before it is sent on, so that slow visitors hold no connection; 10,000 addresses have 1 MB. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

export interface ServicesOptions extends Partial<Omit<UpstreamOptions, 'log'>> {
  log(message: string): void;
  onWritten(groups: readonly string[]): void;
  /** Called with the milliseconds of a call and its outcome: a status class such as `2xx`, or the kind of failure. */
  onCalled?(service: string, outcome: string, ms: number): void;
}

interface Named {
  name: string;
  prefixes: string[];
  upstream: Upstream;
}

/** The services behind the gateway. All calls of visitors and pages pass here, so all writes are seen. */
export class Services {
  private readonly upstreams: Named[];

  constructor(
    descriptions: readonly Description[],
    private readonly options: ServicesOptions,
  ) {
    const { maxAnswerBytes = MAX_ANSWER_BYTES, log, isShedding = () => false } = options;
    this.upstreams = descriptions.map(({ name, url, prefixes }) => ({
      name,
      prefixes,
      upstream: new Upstream(url, { maxAnswerBytes, log, isShedding }),
    }));
  }

  async send(request: UpstreamRequest): Promise<UpstreamOutcome> {
    const found = upstreamOf(this.upstreams, request.path);
    if (!found) return { kind: 'unavailable' };
    const outcome = await this.timed(found, request);
    if (WRITES.includes(request.method) && outcome.kind === 'answered' && outcome.answer.status < 400) {
      const named = readCacheGroups(outcome.answer.headers[CACHE_GROUP_INVALIDATION_HEADER]);
      this.options.onWritten([addressGroup(request.path), ...named]);
    }
    return outcome;
  }

  /** Sends a read of the shell's own to one service, at an address outside its prefixes. */
  async sendTo(service: string, request: UpstreamRequest): Promise<UpstreamOutcome> {
    const found = this.upstreams.find(({ name }) => name === service);
    return found ? this.timed(found, request) : { kind: 'unavailable' };
  }

  get state(): ({ name: string } & Upstream['state'])[] {
    return this.upstreams.map(({ name, upstream }) => ({ name, ...upstream.state }));
  }

  async close(): Promise<void> {
    await Promise.all(this.upstreams.map(({ upstream }) => upstream.close()));
  }

  private async timed({ name, upstream }: Named, request: UpstreamRequest): Promise<UpstreamOutcome> {
    const since = performance.now();
    const outcome = await spanOf(`${request.method} ${name}`, { kind: 'client' }, () => upstream.send(request));
    const kind = outcome.kind === 'answered' ? `${Math.floor(outcome.answer.status / 100)}xx` : outcome.kind;
    this.options.onCalled?.(name, kind, performance.now() - since);
    return outcome;
  }
}
