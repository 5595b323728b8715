export interface Pace {
  /** Between one question and the next. */
  everyMs: number;
  /** Questions in a row without an answer that make it silent. */
  silent: number;
  /** So many are enough for one that did not wait for cores meanwhile: it is not slow because others use the machine. `silent` by default. */
  hung?: number;
  /** The same for a process that has never answered yet: it is starting. */
  starting: number;
}

export interface PulseOptions {
  pace: Pace;
  /** Asks once; true when anything came back. It has to come to an end by itself. */
  ask: () => Promise<boolean>;
  onSilent: () => void;
  /** How long the process has waited for a core so far, in milliseconds. */
  waited?: () => number;
}

/** A process that waits for a core for a larger share of its time is slow because of others. */
const MOST_WAITED = 0.1;

/**
 * Asks a process again and again whether it lives, and tells once that it does not. Questions are counted
 * instead of time, because the clock jumps over a pause of our own (a closed lid, SIGSTOP).
 */
export class Pulse {
  private readonly options: PulseOptions;
  private readonly timer: NodeJS.Timeout;
  private unanswered = 0;
  private hasAnswered = false;
  private waitedBefore = 0;

  constructor(options: PulseOptions) {
    this.options = options;
    this.timer = setInterval(() => this.beat(), options.pace.everyMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    const { ask, onSilent, waited } = this.options;
    if (this.isSilent()) {
      this.stop();
      onSilent();
      return;
    }
    if (this.unanswered === 0) this.waitedBefore = waited?.() ?? 0;
    this.unanswered += 1;
    void ask().then((answered) => {
      if (!answered) return;
      this.unanswered = 0;
      this.hasAnswered = true;
    });
  }

  private isSilent(): boolean {
    const { everyMs, silent, starting, hung = silent } = this.options.pace;
    if (!this.hasAnswered) return this.unanswered >= starting;
    return this.unanswered >= silent || (this.unanswered >= hung && !this.isStarved(hung * everyMs));
  }

  private isStarved(withinMs: number): boolean {
    const waited = (this.options.waited?.() ?? 0) - this.waitedBefore;
    return !(waited <= MOST_WAITED * withinMs);
  }
}
