import { isLate, mayWait, meanAfter, nextInLine, placesFor, retryAfter } from './line.core.ts';
import type { GateLimits, Waiting } from './line.core.ts';

export type { GateLimits } from './line.core.ts';

export interface Admitted {
  kind: 'admitted';
  /** Must be called when the work has ended, however it ended. A second call does nothing. */
  leave(): void;
}

export interface Refused {
  kind: 'refused';
  /** `full`: no place, no chance of one in time. `late`: waited in vain. `gone`: nobody waits for the answer any more. */
  reason: 'full' | 'late' | 'gone';
  /** Seconds, for the header Retry-After. */
  retryAfter: number;
}

export type Turn = Admitted | Refused;

export interface EnterOptions {
  /** Who asks. Who holds less, in flight and in line, comes first; without it all are alike. */
  who?: string;
  /** Milliseconds that this request may wait at most, such as its deadline leaves. The patience of the gate bounds it too. */
  within?: number;
  /** Removes a waiting request from the line. It does not end work that has begun. */
  signal?: AbortSignal;
}

export interface GateCounts {
  inFlight: number;
  waiting: number;
  /** Counted since the start of the process. */
  admitted: number;
  refused: number;
}

export interface GateOptions extends GateLimits {
  /** Seconds, both included. */
  retryAfter?: { min: number; max: number };
  clock?: { now(): number };
  random?: () => number;
}

/** Milliseconds for which a gate stays shared after another visitor than the one before has come. */
const SHARED_MS = 10_000;

interface WaitingEntry extends Waiting {
  settle(turn: Turn): void;
}

/** Bounds one kind of work: a line is as long as can be served in time at the speed of late; others are refused at once. */
export class Gate {
  private readonly clock: { now(): number };
  private readonly line: WaitingEntry[] = [];
  /** Who -> requests of theirs in flight and in line. */
  private readonly held = new Map<string, number>();
  private lastWho: string | undefined;
  private sharedUntil = 0;
  private lineSince = 0;
  private meanTime: number | null = null;
  private inFlight = 0;
  private admitted = 0;
  private refused = 0;

  constructor(private readonly options: GateOptions) {
    this.clock = options.clock ?? performance;
  }

  get counts(): GateCounts {
    return { inFlight: this.inFlight, waiting: this.line.length, admitted: this.admitted, refused: this.refused };
  }

  /** Tells whether `enter` would refuse one who has nothing here, for callers that can tell early, before a body is read. */
  isFull(within = Infinity): boolean {
    return !this.hasPlace(1) && !this.mayWait(within, undefined);
  }

  /** Refusals and free places are known at once. Only those who have to wait get a promise, which never rejects. */
  enter({ within = Infinity, signal, who }: EnterOptions = {}): Turn | Promise<Turn> {
    if (signal?.aborted) return this.refuse('gone');
    if (within <= 0) return this.refuse('late');
    if (who !== this.lastWho && this.lastWho !== undefined) this.sharedUntil = this.clock.now() + SHARED_MS;
    this.lastWho = who;
    if (this.hasPlace(this.heldBy(who) + 1)) {
      this.hold(who, 1);
      return this.admit(who);
    }
    if (!this.mayWait(within, who)) return this.refuse('full');
    return this.wait(Math.min(within, this.options.patience), signal, who);
  }

  private hasPlace(held: number): boolean {
    return this.inFlight < this.placesFor(held);
  }

  /** Alone, a visitor may have every place. Beside others, half of them are for those who have nothing there yet. */
  private placesFor(held: number): number {
    const isShared = this.clock.now() < this.sharedUntil;
    return isShared ? placesFor(held, this.options.inFlight) : this.options.inFlight;
  }

  private readonly heldBy = (who: string | undefined): number => (who === undefined ? 0 : (this.held.get(who) ?? 0));

  private hold(who: string | undefined, change: 1 | -1): void {
    if (who === undefined) return;
    const held = this.heldBy(who) + change;
    if (held > 0) this.held.set(who, held);
    else this.held.delete(who);
  }

  private mayWait(within: number, who: string | undefined): boolean {
    const { length } = this.line;
    const held = this.heldBy(who) + 1;
    const ahead = this.line.filter((one) => this.heldBy(one.who) <= held).length;
    const age = length > 0 ? this.clock.now() - this.lineSince : 0;
    const inTime = Math.min(within, this.options.patience);
    const inFlight = this.placesFor(held);
    return mayWait({ length, ahead, age, mean: this.meanTime }, inTime, { ...this.options, inFlight });
  }

  private wait(within: number, signal: AbortSignal | undefined, who: string | undefined): Promise<Turn> {
    return new Promise((resolve) => {
      const since = this.clock.now();
      const onAbort = () => this.takeOut(one, 'gone');
      const timer = setTimeout(() => this.takeOut(one, 'late'), within);
      const one: WaitingEntry = {
        who,
        since,
        until: since + within,
        settle: (turn) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
          resolve(turn);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      if (this.line.length === 0) this.lineSince = since;
      this.line.push(one);
      this.hold(who, 1);
    });
  }

  private takeOut(one: WaitingEntry, reason: Refused['reason']): void {
    const index = this.line.indexOf(one);
    if (index < 0) return;
    this.line.splice(index, 1);
    this.hold(one.who, -1);
    one.settle(this.refuse(reason));
  }

  private admit(who: string | undefined): Admitted {
    const since = this.clock.now();
    this.inFlight++;
    this.admitted++;
    let here = true;
    const leave = () => {
      if (!here) return;
      here = false;
      this.inFlight--;
      this.hold(who, -1);
      this.meanTime = meanAfter(this.meanTime, this.clock.now() - since);
      this.letIn();
    };
    return { kind: 'admitted', leave };
  }

  /** Timers run late in a busy process, so requests whose time is up are sorted out here as well. */
  private letIn(): void {
    for (;;) {
      const now = this.clock.now();
      const next = nextInLine(this.line, now, this.options.patience, this.heldBy);
      if (!next || !this.hasPlace(this.heldBy(next.who))) return;
      if (isLate(next, now)) {
        this.takeOut(next, 'late');
      } else {
        this.line.splice(this.line.indexOf(next), 1);
        next.settle(this.admit(next.who));
      }
    }
  }

  /** Counts and answers a refusal: of who would find the gate full, or of work that was let in and turned out to be too late. */
  refuse(reason: Refused['reason']): Refused {
    this.refused++;
    const { random = Math.random, retryAfter: spread = { min: 2, max: 6 } } = this.options;
    return { kind: 'refused', reason, retryAfter: retryAfter(random(), spread) };
  }
}
